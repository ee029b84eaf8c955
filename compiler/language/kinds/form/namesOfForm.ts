import { fieldNames } from '../../../compile/fieldLists.ts';
import { child, type Node } from '../../../compile/node.ts';
import type { FieldsOrEach, FormDefinition } from '../../definitions.types.ts';

/** Names that the cases of a form can use. */
export function namesOfForm(form: Node<FormDefinition>): Readonly<Record<string, readonly string[]>> {
  const fields = fieldsOfCases(child(form, 'fields'));
  return fields === undefined ? {} : { question: fields, outcome: fields };
}

/** Paths of the fields in all sections. Undefined if the fields come from data. */
export function fieldsOfCases(fields: Node<FieldsOrEach> | undefined): readonly string[] | undefined {
  return child(fields, 'from') === undefined ? fieldNames(fields) : undefined;
}

import { child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import type { FieldsOrEach, FormDefinition } from '../../definitions.types.ts';

/** Names that the cases of a form may use. */
export function namesOfForm(form: Node<FormDefinition>): Readonly<Record<string, readonly string[]>> {
  const fields = fieldNames(child(form, 'fields'));
  return { given: entriesOf(child(form, 'given')).map(([name]) => name), question: fields, outcome: fields };
}

/** The fields of a form in all its sections, each by the first part of its path. */
function fieldNames(fields: Node<FieldsOrEach> | undefined): readonly string[] {
  return itemsOf(fields).flatMap((item) => {
    if (child(item, 'section') !== undefined) return fieldNames(child(item, 'fields'));
    const path = stringOf(item) ?? stringOf(child(item, 'field'));
    return path === undefined ? [] : [path.split('.')[0] ?? path];
  });
}

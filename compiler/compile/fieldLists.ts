import type { Field, FieldsOrEach } from '../language/definitions.types.ts';
import { child, itemsOf, type Node, stringOf } from './node.ts';

/** A node with a field list, or with an alternative to one. */
export type FieldList = FieldsOrEach | string | undefined;

/** Names of the fields in a field list, including those in sections. */
export function fieldNames(list: Node<FieldList> | undefined): readonly string[] {
  return flatFields(list).flatMap((field) => stringOf(field) ?? stringOf(child(field, 'field')) ?? []);
}

/** Fields of a field list, including those in sections. */
export function flatFields(list: Node<FieldList> | undefined): readonly Node<Field>[] {
  return itemsOf(list).flatMap((field) =>
    child(field, 'section') === undefined ? [field] : flatFields(child(field, 'fields')),
  );
}

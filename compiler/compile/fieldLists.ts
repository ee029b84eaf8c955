import type { Field, FieldsOrEach } from '../language/definitions.types.ts';
import { child, itemsOf, type Node, stringOf } from './node.ts';

/** A place that holds a list of fields, or something else in its stead. */
export type FieldList = FieldsOrEach | string | undefined;

/** Names of a field list, groups opened up. */
export function fieldNames(list: Node<FieldList> | undefined): readonly string[] {
  return flatFields(list).flatMap((field) => stringOf(field) ?? stringOf(child(field, 'field')) ?? []);
}

/** Entries of a field list, groups opened up. */
export function flatFields(list: Node<FieldList> | undefined): readonly Node<Field>[] {
  return itemsOf(list).flatMap((field) =>
    child(field, 'section') === undefined ? [field] : flatFields(child(field, 'fields')),
  );
}

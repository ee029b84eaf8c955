import { child, itemsOf, type Node, stringOf } from './node.ts';

/** Names of a field list, groups opened up. */
export function fieldNames(list: Node | undefined): readonly string[] {
  return flatFields(list).flatMap((field) => stringOf(field) ?? stringOf(child(field, 'field')) ?? []);
}

/** Entries of a field list, groups opened up. */
export function flatFields(list: Node | undefined): readonly Node[] {
  return itemsOf(list).flatMap((field) =>
    child(field, 'section') === undefined ? [field] : flatFields(child(field, 'fields')),
  );
}

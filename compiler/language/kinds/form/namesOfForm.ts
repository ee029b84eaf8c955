import { child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';

/** Names that the cases of a form may use. */
export function namesOfForm(form: Node): Readonly<Record<string, readonly string[]>> {
  const fields = fieldNames(form);
  return { given: entriesOf(child(form, 'given')).map(([name]) => name), question: fields, outcome: fields };
}

/** The fields of a form in all its sections, each by the first part of its path. */
function fieldNames(fields: Node): readonly string[] {
  return itemsOf(child(fields, 'fields')).flatMap((item) => {
    if (child(item, 'section') !== undefined) return fieldNames(item);
    const path = stringOf(item) ?? stringOf(child(item, 'field'));
    return path === undefined ? [] : [path.split('.')[0] ?? path];
  });
}

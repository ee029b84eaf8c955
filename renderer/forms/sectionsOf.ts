import type { FieldModel, Text } from '#engine';
import type { SectionState } from './FormStore.ts';

/** If a section has more fields, they are in two columns. */
const oneColumn = 3;

/** Returns whether the fields of a section are in two columns on a wide screen. */
export function hasColumns({ fields }: SectionState): boolean {
  return fields.length > oneColumn;
}

/** Returns the headings of a field list in its order, each with its fields. */
export function sectionsOf(
  fields: readonly FieldModel[],
  write: (text: Text | undefined) => string | undefined,
): readonly SectionState[] {
  const sections: { name: string; title: string | undefined; fields: string[] }[] = [];
  for (const field of fields) {
    const name = field.section?.name ?? '';
    const last = sections.at(-1);
    if (last && last.name === name) last.fields.push(field.path);
    else sections.push({ name, title: write(field.section?.title), fields: [field.path] });
  }
  return sections;
}

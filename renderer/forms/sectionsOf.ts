import type { FieldModel, Text } from '#engine';
import type { SectionState } from './FormStore.ts';

/** More fields than this are shared by one grid of two columns. */
const oneColumn = 3;

/** Whether the fields of a section stand in two columns where there is room. */
export function hasColumns({ fields }: SectionState): boolean {
  return fields.length > oneColumn;
}

/** Headings of a field list in its order, each with the fields below it. */
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

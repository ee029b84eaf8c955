import { type Authored, isAuthored } from '../../compile/node.ts';
import type { FormEntry } from '../Importer.ts';

/** The form fields of properties, in order. A nested record becomes a section with its own fields. */
export function fieldsOf(properties: Readonly<Record<string, Authored>>, prefix = ''): readonly FormEntry[] {
  return Object.entries(properties).flatMap(([name, property]) => entriesOf(`${prefix}${name}`, property));
}

/** The field of one property, or the section of a record. */
export function entriesOf(path: string, property: Authored): readonly FormEntry[] {
  if (property['readOnly'] === true) return [];
  const inner = property['type'] === 'object' ? property['properties'] : undefined;
  if (!isAuthored(inner)) return [path];
  const entries = Object.entries(inner).flatMap(([name, below]) =>
    isAuthored(below) ? entriesOf(`${path}.${name}`, below) : [],
  );
  const { own, sections } = splitEntries(entries);
  const section = { section: sectionName(path), title: property['title'], fields: own };
  return own.length === 0 ? sections : [section, ...sections];
}

/** The fields among entries, and the sections among them, each in its order. */
export function splitEntries(entries: readonly FormEntry[]): {
  readonly own: readonly FormEntry[];
  readonly sections: readonly FormEntry[];
} {
  const isSection = (entry: FormEntry): boolean => typeof entry !== 'string' && entry['section'] !== undefined;
  return { own: entries.filter((entry) => !isSection(entry)), sections: entries.filter(isSection) };
}

/** A section name from the path of its record. */
export function sectionName(path: string): string {
  const [first = '', ...rest] = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const name = first.charAt(0).toLowerCase() + first.slice(1);
  const joined = name + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[a-z]/.test(joined) ? joined : `section${joined}`;
}

import { type Authored, isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import type { FormEntry, ImportedRecord, ImportReport } from '../Importer.ts';
import { listOf } from '../json-schema/flattenSchema.ts';
import { escapeText } from '../write/escapeText.ts';
import { entriesOf as plainEntries, sectionName } from '../write/fieldsOf.ts';
import { readControl } from './readControl.ts';
import { type Effects, effectsOf, noEffects } from './readRule.ts';

export interface LayoutInput {
  readonly ui: unknown;
  readonly schema: unknown;
  readonly report: ImportReport;
}

/** One element of a layout. */
export interface ElementInput extends LayoutInput {
  readonly record: ImportedRecord;
  readonly pointer: string;
  /** Rules of the enclosing elements. */
  readonly effects: Effects;
}

const layouts: ReadonlySet<unknown> = new Set(['VerticalLayout', 'HorizontalLayout', 'Categorization']);
const sections: ReadonlySet<unknown> = new Set(['Group', 'Category']);
const deepest = 30;

/** Orders and describes the fields of a record by a JSON Forms UI schema. */
export function applyLayout(record: ImportedRecord, input: LayoutInput): ImportedRecord {
  const found = readElement({ ...input, record, pointer: '', effects: noEffects }, 0);
  const shown = new Set(found.flatMap(pathsOf));
  // Required properties that are not in the layout are added at the end.
  const missing = Object.entries(record.properties).filter(
    ([name, { required, default: value }]) =>
      required === true &&
      value === undefined &&
      ![...shown].some((path) => path === name || path.startsWith(`${name}.`)),
  );
  for (const [name] of missing) {
    const message = `"${name}" is required and not in the layout: it is added at the end.`;
    input.report.omit({ pointer: joinPointer('', name), keyword: 'elements', message });
  }
  const fields = [...found, ...missing.flatMap(([name, property]) => plainEntries(name, property))];
  return fields.length === 0 ? record : { ...record, fields: uniqueSections(withoutRepeated(fields)) };
}

function readElement(input: ElementInput, depth: number): readonly FormEntry[] {
  const { ui, pointer, report } = input;
  if (!isAuthored(ui) || depth > deepest) {
    report.omit({ pointer, keyword: 'elements', message: 'No element, or one that is nested too deep.' });
    return [];
  }
  const effects = effectsOf(input, ui['rule']);
  const { type } = ui;
  if (type === 'Control') return readControl({ ...input, effects });
  if (!layouts.has(type) && !sections.has(type)) {
    const message = `"${String(type).slice(0, 40)}" is left out.`;
    report.omit({ pointer: joinPointer(pointer, 'type'), keyword: 'type', message });
    return [];
  }
  if (type === 'HorizontalLayout')
    report.omit({ pointer, keyword: 'HorizontalLayout', message: 'The fields are below each other.' });
  const elements = joinPointer(pointer, 'elements');
  const entries = listOf(ui['elements']).flatMap((element, index) =>
    readElement({ ...input, ui: element, pointer: joinPointer(elements, index), effects }, depth + 1),
  );
  return sections.has(type) ? asSection(ui, entries) : entries;
}

/** The fields of a group as a section. Nested sections follow it. */
function asSection(ui: Authored, entries: readonly FormEntry[]): readonly FormEntry[] {
  const label = typeof ui['label'] === 'string' && ui['label'] !== '' ? ui['label'] : undefined;
  const own = entries.filter((entry) => typeof entry === 'string' || entry['section'] === undefined);
  const rest = entries.filter((entry) => !own.includes(entry));
  if (own.length === 0) return rest;
  const title = label === undefined ? {} : { title: escapeText(label) };
  return [{ section: sectionName(label ?? 'group'), ...title, fields: own }, ...rest];
}

function pathsOf(entry: FormEntry): readonly string[] {
  if (typeof entry === 'string') return [entry];
  const fields: readonly FormEntry[] = listOf(entry['fields']).filter(isEntry);
  return entry['section'] === undefined ? [String(entry['field'])] : fields.flatMap(pathsOf);
}

function isEntry(value: unknown): value is FormEntry {
  return typeof value === 'string' || isAuthored(value);
}

/** Removes repeated fields: a field is shown once, at its first place. */
function withoutRepeated(entries: readonly FormEntry[], seen = new Set<string>()): readonly FormEntry[] {
  return entries.flatMap((entry): readonly FormEntry[] => {
    if (typeof entry !== 'string' && entry['section'] !== undefined) {
      const fields = withoutRepeated(listOf(entry['fields']).filter(isEntry), seen);
      return fields.length === 0 ? [] : [{ ...entry, fields }];
    }
    const path = pathsOf(entry)[0] ?? '';
    if (seen.has(path)) return [];
    seen.add(path);
    return [entry];
  });
}

function uniqueSections(entries: readonly FormEntry[]): readonly FormEntry[] {
  const used = new Map<string, number>();
  return entries.map((entry) => {
    if (typeof entry === 'string' || entry['section'] === undefined) return entry;
    const name = String(entry['section']);
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? entry : { ...entry, section: `${name}${count}` };
  });
}

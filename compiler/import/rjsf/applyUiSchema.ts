import { type Authored, isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import type { FormEntry, ImportedRecord, ImportReport } from '../Importer.ts';
import { escapeText } from '../write/escapeText.ts';
import { sectionName } from '../write/fieldsOf.ts';
import { propertiesOf } from '../write/findProperty.ts';
import { applyValueTitles } from './applyValueTitles.ts';
import { readUiOptions, type UiOptions } from './readUiOptions.ts';
import { widgetFor } from './widgetFor.ts';

type Properties = Readonly<Record<string, Authored>>;

/** Orders and describes the fields of a record by an rjsf uiSchema. */
export function applyUiSchema(record: ImportedRecord, ui: unknown, report: ImportReport): ImportedRecord {
  const properties = applyValueTitles(record.properties, ui);
  return { ...record, properties, fields: entriesOf({ properties, ui, prefix: '', pointer: '', report }) };
}

interface Level {
  readonly properties: Properties;
  readonly ui: unknown;
  /** Path of the enclosing record, with a trailing dot. */
  readonly prefix: string;
  /** JSON Pointer in the uiSchema. */
  readonly pointer: string;
  readonly report: ImportReport;
}

function entriesOf(level: Level): readonly FormEntry[] {
  const { properties, ui, pointer, report } = level;
  const words = isAuthored(ui) ? ui : {};
  const { order } = readUiOptions(ui, pointer, report);
  const foreignNames = new Map(Object.entries(properties).map(([name, { wire }]) => [String(wire ?? name), name]));
  for (const word of Object.keys(words)) {
    if (word.startsWith('ui:') || foreignNames.has(word) || isAuthored(words[word]) === false) continue;
    report.omit({ pointer: joinPointer(pointer, word), keyword: word, message: 'There is no such property.' });
  }
  return ordered([...foreignNames.keys()], order).flatMap((foreign) => {
    const name = foreignNames.get(foreign) ?? '';
    const property = properties[name];
    if (property === undefined || property['readOnly'] === true) return [];
    const own = { ui: words[foreign], pointer: joinPointer(pointer, foreign) };
    return entryOf({ ...level, ...own, name, property });
  });
}

function ordered(names: readonly string[], order: readonly string[] | undefined): readonly string[] {
  if (order === undefined) return names;
  const known = order.filter((name) => names.includes(name));
  const rest = names.filter((name) => !known.includes(name));
  const star = order.indexOf('*');
  const before = star < 0 ? known : known.filter((name) => order.indexOf(name) < star);
  return [...before, ...rest, ...known.filter((name) => !before.includes(name))];
}

interface Entry extends Level {
  readonly name: string;
  readonly property: Authored;
}

function entryOf({ name, property, prefix, ui, pointer, report }: Entry): readonly FormEntry[] {
  const path = `${prefix}${name}`;
  const options = readUiOptions(ui, pointer, report);
  const isNeeded = property['required'] !== undefined && property['default'] === undefined;
  if (options.isHidden && !isNeeded) return [];
  if ((options.isHidden || options.isLocked) && isNeeded) {
    report.omit({ pointer, keyword: 'ui:widget', message: 'A required value without a default has to be entered.' });
  }
  const inner = propertiesOf(property);
  if (inner !== undefined) {
    const entries = entriesOf({ properties: inner, ui, prefix: `${path}.`, pointer, report });
    const own = entries.filter((entry) => typeof entry === 'string' || entry['section'] === undefined);
    const title = options.title === undefined ? property['title'] : escapeText(options.title);
    const section = { section: sectionName(path), title, fields: own };
    return [...(own.length === 0 ? [] : [section]), ...entries.filter((entry) => !own.includes(entry))];
  }
  const field = { field: path, ...textsOf(options), ...widgetFor({ options, property, pointer, report }) };
  const locked = options.isLocked && !isNeeded ? { locked: true } : {};
  const entry = { ...field, ...locked };
  return [Object.keys(entry).length === 1 ? path : entry];
}

function textsOf({ title, help, placeholder }: UiOptions): Authored {
  return {
    ...(title === undefined ? {} : { title: escapeText(title) }),
    ...(help === undefined ? {} : { help: escapeText(help) }),
    ...(placeholder === undefined ? {} : { placeholder: escapeText(placeholder) }),
  };
}

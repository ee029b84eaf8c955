import { isAuthored } from '../../compile/node.ts';
import { joinPointer, splitPointer } from '../../compile/pointer.ts';
import type { FormEntry } from '../Importer.ts';
import { escapeText } from '../write/escapeText.ts';
import { entriesOf } from '../write/fieldsOf.ts';
import { findProperty, propertiesOf } from '../write/findProperty.ts';
import { every } from '../write/literal.ts';
import type { ElementInput } from './applyLayout.ts';

/** The names in a scope, such as `#/properties/home/properties/street`. */
export function namesOfScope(scope: unknown): readonly string[] {
  if (typeof scope !== 'string') return [];
  return splitPointer(scope.replace(/^#/, '')).filter((_, index) => index % 2 === 1);
}

/** Reads a control as a field, or as the section of a record. */
export function readControl({ ui, record, pointer, report, effects }: ElementInput): readonly FormEntry[] {
  const { scope, label, options } = isAuthored(ui) ? ui : {};
  const found = findProperty(record.properties, namesOfScope(scope));
  if (found === undefined || found.property['readOnly'] === true) {
    const message = `"${String(scope).slice(0, 100)}" names no property that can be entered.`;
    report.omit({ pointer: joinPointer(pointer, 'scope'), keyword: 'scope', message });
    return [];
  }
  const { path, property } = found;
  if (propertiesOf(property) !== undefined) return entriesOf(path, property);
  const words = isAuthored(options) ? options : {};
  const isNeeded = property['required'] !== undefined && property['default'] === undefined;
  const own = typeof property['when'] === 'string' ? property['when'].slice(1) : 'true';
  const when = every([own, effects.when]);
  const isLocked = words['readonly'] === true || words['readOnly'] === true;
  const locked = isLocked && !isNeeded ? 'true' : effects.locked;
  const { placeholder } = words;
  const entry = {
    field: path,
    ...(typeof label === 'string' && label !== '' ? { title: escapeText(label) } : {}),
    ...(effects.when === 'true' ? {} : { when: `=${when}` }),
    ...(locked === 'false' ? {} : { locked: locked === 'true' ? true : `=${locked}` }),
    ...(typeof placeholder === 'string' && placeholder !== '' ? { placeholder: escapeText(placeholder) } : {}),
    ...widgetOf(words, property),
  };
  for (const word of Object.keys(words)) {
    if (read.has(word)) continue;
    const message = 'The default rendering is used.';
    report.omit({ pointer: joinPointer(joinPointer(pointer, 'options'), word), keyword: `options.${word}`, message });
  }
  return [Object.keys(entry).length === 1 ? path : entry];
}

const read: ReadonlySet<string> = new Set([
  'multi',
  'format',
  'readonly',
  'readOnly',
  'placeholder',
  'showUnfocusedDescription',
  'trim',
]);

function widgetOf(
  { multi, format }: Readonly<Record<string, unknown>>,
  { type, values, format: own, $ref }: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const isText = type === 'string' && values === undefined && own === undefined;
  if (isText && multi === true) return { widget: 'textarea' };
  if (isText && format === 'password') return { widget: 'password' };
  return format === 'radio' && values !== undefined && $ref === undefined ? { widget: 'radio' } : {};
}

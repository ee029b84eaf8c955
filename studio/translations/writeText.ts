import { isRecord } from '#engine';
import type { DefinitionText } from '../data/operations.ts';
import { parentOf, setAt, valueAt } from '../json/editJson.ts';

/** Words of an entry that is written as its value alone: what it is, and what people read. */
const entries: Readonly<Record<string, { readonly value: string; readonly text: string }>> = {
  values: { value: 'value', text: 'title' },
  answers: { value: 'answer', text: 'text' },
};

/**
 * The definition with another English text at a place. A value that was its own text gets one beside it: what is stored
 * stays what it is.
 */
export function writeText(definition: string, { pointer }: Pick<DefinitionText, 'pointer'>, next: string): string {
  const list = parentOf(pointer);
  const entry = entries[nameOf(list)];
  const written = escapeText(next);
  const json: unknown = JSON.parse(definition);
  const found = valueAt(json, pointer);
  const around = valueAt(json, list);
  // An undo has taken out the part that is still shown.
  if (around === undefined) return definition;
  if (entry !== undefined) {
    // After the first letter, it has a text beside it, which the server has yet to find.
    return isRecord(found)
      ? setAt(definition, `${pointer}/${entry.text}`, written)
      : setAt(definition, pointer, { [entry.value]: found, [entry.text]: written });
  }
  const holder = entries[nameOf(parentOf(list))];
  // An undo has taken out the text beside the value.
  if (holder !== undefined && !isRecord(around)) return writeText(definition, { pointer: list }, next);
  if (holder !== undefined && nameOf(pointer) === holder.value) {
    return setAt(definition, `${list}/${holder.text}`, written);
  }
  return setAt(definition, pointer, written);
}

/**
 * The English text as the definition has it now. `json` is the definition, `text` what was found in it a moment ago. A
 * value that is its own text has the text that was found.
 */
export function readText(json: unknown, { pointer, text }: DefinitionText): string {
  const list = parentOf(pointer);
  const found = valueAt(json, pointer);
  const entry = entries[nameOf(list)];
  if (entry !== undefined) return isRecord(found) ? textOf(found[entry.text], text) : text;
  const holder = entries[nameOf(parentOf(list))];
  return holder !== undefined && nameOf(pointer) === holder.value
    ? textOf(valueAt(json, `${list}/${holder.text}`), text)
    : textOf(found, text);
}

function textOf(value: unknown, other: string): string {
  return typeof value === 'string' ? unescapeText(value) : other;
}

/** A text as definitions write it: what begins with `=` would be an expression. */
export function escapeText(text: string): string {
  return text.startsWith('=') ? `\\${text}` : text;
}

/** A text as people read it. */
export function unescapeText(written: string): string {
  return written.startsWith('\\=') ? written.slice(1) : written;
}

function nameOf(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

import { isAuthored } from '../compile/node.ts';
import { joinPointer } from '../compile/pointer.ts';
import type { Definition, ExpandedName, Origin } from './Definition.ts';
import { formOfOperation } from './formOfOperation.ts';

/** Precedes the name of a field list whose fields are entries of another list. */
export const spreadMark = '...';

/** Precedes an operation of which the dialog is made. */
export const eventMark = 'event:';

/** Words that hold a list of fields. */
const listWords: ReadonlySet<string> = new Set(['fields', 'query', 'body']);

interface Expanding {
  readonly written: Definition;
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly origins: Map<string, Origin>;
  readonly uses: ExpandedName[];
}

/** A place: its pointer in the JSON that is made, and in the file. */
interface Place {
  readonly to: string;
  readonly from: string;
}

/**
 * Replaces each name of a field list by the fields of that list, and each operation that is opened by the name of its
 * form. A name that nothing defines stays, for the gate to report. What contains no such name stays the same object.
 * Definitions are found by their keys.
 */
export function expandNames(
  written: Definition,
  definitions: ReadonlyMap<string, Definition>,
): { readonly json: unknown; readonly origins: ReadonlyMap<string, Origin>; readonly uses: readonly ExpandedName[] } {
  const expanding: Expanding = { written, definitions, origins: new Map(), uses: [] };
  const json = expandValue(expanding, written.json, '', { to: '', from: '' });
  return { json, origins: expanding.origins, uses: expanding.uses };
}

function expandValue(expanding: Expanding, value: unknown, word: string, place: Place): unknown {
  if (word === 'fields' && typeof value === 'string') return expandName(expanding, value, place) ?? value;
  if (word === 'open' && typeof value === 'string' && value.startsWith(eventMark)) {
    return expandEvent(expanding, value, place.from);
  }
  if (Array.isArray(value)) return expandList(expanding, value, word, place);
  if (!isAuthored(value)) return value;
  const entries = Object.entries(value);
  const expanded = entries.map(
    ([name, inner]) => [name, expandValue(expanding, inner, name, below(place, name, name))] as const,
  );
  return expanded.every(([, inner], index) => inner === entries[index]?.[1]) ? value : Object.fromEntries(expanded);
}

function expandEvent({ definitions, uses }: Expanding, text: string, pointer: string): string {
  const name = text.slice(eventMark.length);
  uses.push({ kind: 'operation', name, pointer, start: eventMark.length });
  const form = formOfOperation(name, definitions);
  return form === undefined ? text : `form:${form.id}`;
}

function expandName(expanding: Expanding, name: string, { to, from }: Place): readonly unknown[] | undefined {
  const found = findList(expanding, { kind: 'fields', name, pointer: from, start: 0 });
  return found?.fields.map((field, index) => {
    const pointer = joinPointer('/fields', index);
    expanding.origins.set(joinPointer(to, index), { definition: found.list, pointer, use: from });
    return field;
  });
}

function expandList(expanding: Expanding, list: readonly unknown[], word: string, place: Place): readonly unknown[] {
  const expanded: unknown[] = [];
  for (const [index, item] of list.entries()) {
    const at = below(place, expanded.length, index);
    const isSpread = listWords.has(word) && typeof item === 'string' && item.startsWith(spreadMark);
    const found = isSpread
      ? findList(expanding, {
          kind: 'fields',
          name: item.slice(spreadMark.length),
          pointer: at.from,
          start: spreadMark.length,
        })
      : undefined;
    if (found === undefined) {
      if (expanded.length !== index) {
        expanding.origins.set(at.to, { definition: expanding.written, pointer: at.from });
      }
      expanded.push(expandValue(expanding, item, '', at));
      continue;
    }
    for (const [position, field] of found.fields.entries()) {
      const pointer = joinPointer('/fields', position);
      const to = joinPointer(place.to, expanded.length);
      expanding.origins.set(to, { definition: found.list, pointer, use: at.from });
      expanded.push(field);
    }
  }
  return expanded.length === list.length && expanded.every((item, index) => item === list[index]) ? list : expanded;
}

function findList(
  { definitions, uses }: Expanding,
  use: ExpandedName,
): { readonly list: Definition; readonly fields: readonly unknown[] } | undefined {
  uses.push(use);
  const list = definitions.get(`fields/${use.name}`);
  const fields: unknown = isAuthored(list?.json) ? list.json['fields'] : undefined;
  return list === undefined || !Array.isArray(fields) ? undefined : { list, fields };
}

function below({ to, from }: Place, name: string | number, written: string | number): Place {
  return { to: joinPointer(to, name), from: joinPointer(from, written) };
}

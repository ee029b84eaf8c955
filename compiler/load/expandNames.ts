import { isAuthored } from '../compile/node.ts';
import { joinPointer } from '../compile/pointer.ts';
import type { Definition, ExpandedName, Origin } from './Definition.ts';
import { formOfOperation, recordOfOperation } from './formOfOperation.ts';

/** The prefix of a field list's name when its fields are items of another list. */
export const spreadMark = '...';

/** Maps of names, in which `act` is an ordinary name. */
const namingWords: ReadonlySet<string> = new Set(['with', 'given', 'data', 'set', 'fills', 'properties']);

/** Properties that contain a field list. */
const listWords: ReadonlySet<string> = new Set(['fields', 'query', 'body']);

interface Expanding {
  readonly written: Definition;
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly origins: Map<string, Origin>;
  readonly uses: ExpandedName[];
}

/** A place: its pointer in the expanded JSON, and in the file. */
interface Place {
  readonly to: string;
  readonly from: string;
}

/**
 * Replaces each name of a field list by its fields, and each `act` by an action that opens the form of the operation,
 * or runs the operation if it has no input. Unknown names stay, for the gate to report. Values without such names stay
 * the same objects. `definitions` are by key.
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
  if (Array.isArray(value)) return expandList(expanding, value, word, place);
  if (!isAuthored(value)) return value;
  const entries = Object.entries(value);
  const expanded = entries.map(
    ([name, inner]) => [name, expandValue(expanding, inner, name, below(place, name, name))] as const,
  );
  const { act } = value;
  if (typeof act === 'string' && !namingWords.has(word)) {
    return expandAct(expanding, { act, words: Object.fromEntries(expanded), place }) ?? value;
  }
  return expanded.every(([, inner], index) => inner === entries[index]?.[1]) ? value : Object.fromEntries(expanded);
}

interface Acting {
  readonly act: string;
  readonly words: Readonly<Record<string, unknown>>;
  readonly place: Place;
}

function expandAct(expanding: Expanding, { act: name, words, place }: Acting): unknown {
  const { definitions, uses, written } = expanding;
  const pointer = joinPointer(place.from, 'act');
  uses.push({ kind: 'operation', name, pointer, start: 0 });
  const { act: _, with: given, ...rest } = words;
  const writes = (to: string, from: string): unknown =>
    expanding.origins.set(`${place.to}/${to}`, { definition: written, pointer: from });
  const form = formOfOperation(name, definitions);
  if (form !== undefined) {
    writes('open', pointer);
    return { open: `form:${form.id}`, ...rest, ...(given === undefined ? {} : { with: given }) };
  }
  const about = recordOfOperation(name, definitions);
  if (about === undefined) return undefined;
  writes('run', pointer);
  const { [about.record]: record = `=${about.record}`, ...args } = Object(given);
  const keys = about.identifying.filter((key) => !Object.hasOwn(args, key));
  const at = joinPointer(place.from, 'with');
  const isGiven = Object.hasOwn(Object(given), about.record);
  for (const key of keys) {
    writes(`with/${key}`, isGiven ? joinPointer(at, about.record) : pointer);
  }
  const bound = { ...Object.fromEntries(keys.map((key) => [key, readKey(String(record), key)])), ...args };
  return { run: name, ...rest, ...(Object.keys(bound).length === 0 ? {} : { with: bound }) };
}

/** An expression that reads the key of the record that another expression returns. */
function readKey(record: string, key: string): string {
  return /^=[\w.]+$/.test(record) ? `${record}.${key}` : `=(${record.slice(1)}).${key}`;
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

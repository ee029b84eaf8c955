import { child, entriesOf, isAuthored, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { blockNames, blocks, isActionProperty } from '../../../language/blocks/index.ts';
import type { Definition } from '../../../load/Definition.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { builtInNames, isRouted } from '../../scope/scopeOf.ts';

/** Reports names that would hide others, and duplicate names in a list. */
export function checkDuplicates(gate: Gate): void {
  for (const kind of ['form', 'flow', 'wizard', 'screen', 'template'] as const) {
    for (const { definition, node } of definitionsOf(gate, kind)) checkDeclared(gate, definition, node);
  }
  for (const { definition, places } of gate.walked) {
    for (const { value, pointer } of places) {
      if (!Array.isArray(value)) continue;
      checkList(gate, definition, value, pointer);
      if (definition.kind === 'operation' && sentLists.includes(pointer)) checkWires(gate, definition, value, pointer);
    }
  }
}

function checkDeclared(gate: Gate, definition: Definition, node: Node): void {
  const known = new Map(['user', 'setting', ...builtInNames(definition.kind)].map((name) => [name, 'the language']));
  if (isRouted(node)) known.set('route', 'the language');
  const maps = isRouted(node) ? (['data'] as const) : (['given', 'data', 'links'] as const);
  for (const word of maps) {
    for (const [name] of entriesOf(child(node, word))) {
      const other = known.get(name);
      if (other === undefined) known.set(name, word);
      else {
        const message = `"${name}" hides the name that ${other === 'given' ? 'is given' : `comes from ${other}`}`;
        const hint = 'Write another name, and read it by that name';
        gate.report(definition, {
          code: 'name/duplicate',
          pointer: joinPointer(`/${word}`, name),
          key: true,
          message,
          hint,
        });
      }
    }
  }
}

/** Head properties whose values must be unique in their list. */
const unique: readonly string[] = [
  'figure',
  'view',
  'source',
  'stop',
  'field',
  'question',
  'answer',
  'faq',
  'rule',
  'step',
  'variant',
  'role',
  'policy',
  'function',
  'state',
  'value',
  ...blockNames.filter((name) => blocks[name].uniqueInList),
  'case',
];

function checkList(gate: Gate, definition: Definition, list: readonly unknown[], pointer: string): void {
  const seen = new Map<string, string>();
  for (const [index, item] of list.entries()) {
    const found = nameOfItem(item, pointer);
    if (found === undefined) continue;
    const mark = `${found.head} ${found.name}`;
    const place = joinPointer(pointer, index) + found.below;
    const other = seen.get(mark);
    if (other === undefined) seen.set(mark, place);
    else {
      const message = `"${found.name}" stands twice in this list`;
      const hint = `Give one of them another name, or take it out: the other one is in line ${definition.locate(other).line}`;
      gate.report(definition, { code: 'name/duplicate', pointer: place, message, hint });
    }
  }
}

/** Field lists of an operation whose values are sent in one request. */
const sentLists: readonly string[] = ['/body', '/query'];

/** Reports two fields with the same wire name, because a request can contain only one of their values. */
function checkWires(gate: Gate, definition: Definition, list: readonly unknown[], pointer: string): void {
  const taken = new Map<unknown, boolean>();
  for (const [index, item] of list.entries()) {
    const written: unknown = isAuthored(item) ? item['wire'] : undefined;
    const wire = written ?? (isAuthored(item) ? item['field'] : item);
    const isWritten = written !== undefined;
    // The check of names in a list reports two fields with the same name.
    if (taken.has(wire) && (isWritten || taken.get(wire) === true)) {
      const message = `Two fields of this list travel as "${String(wire)}"`;
      const place = joinPointer(pointer, index) + (isWritten ? '/wire' : '');
      gate.report(definition, { code: 'name/duplicate', pointer: place, message });
    }
    taken.set(wire, isWritten);
  }
}

function nameOfItem(
  item: unknown,
  pointer: string,
): { readonly head: string; readonly name: string; readonly below: string } | undefined {
  const word = pointer.split('/').at(-1) ?? '';
  if (typeof item === 'string') {
    const head = { fields: 'field', body: 'field', query: 'field', order: 'step', values: 'value', answers: 'answer' }[
      word
    ];
    return head === undefined ? undefined : { head, name: item, below: '' };
  }
  if (typeof item !== 'object' || item === null) return undefined;
  for (const head of unique) {
    const name: unknown = Reflect.get(item, head);
    if (typeof name !== 'string' && typeof name !== 'number') continue;
    if (head === 'answer' && 'faq' in item) continue;
    // In an action the property has another meaning.
    if (isActionProperty(head) && ('go' in item || 'run' in item || 'open' in item)) continue;
    return { head, name: String(name), below: `/${head}` };
  }
  return undefined;
}

/** Checks names that must be unique in the whole set: routes, calls, policies and functions, settings. */
export function checkDuplicatesAcrossSet(gate: Gate): void {
  const take = createTaker(gate);
  for (const { definition, node } of definitionsOf(gate, 'screen')) {
    const route = addressOf(node, 'route');
    if (route !== undefined) take(definition, '/route', route);
  }
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    const call = addressOf(node, 'call');
    if (call !== undefined) take(definition, '/call', call);
  }
  for (const { definition, node } of definitionsOf(gate, 'access')) {
    for (const [word, head] of [
      ['policies', 'policy'],
      ['functions', 'function'],
    ] as const) {
      for (const item of itemsOf(child(node, word))) {
        const name = stringOf(child(item, head));
        if (name !== undefined) take(definition, `${item.pointer}/${head}`, `policy ${name}`);
      }
    }
  }
  for (const { definition, node } of definitionsOf(gate, 'setting')) {
    for (const [name] of entriesOf(node))
      if (name !== '$schema') take(definition, joinPointer('', name), `setting ${name}`);
  }
}

/** Cached: a definition never changes. */
const addressBefore = new WeakMap<Node['source'], string | undefined>();

/** A route or a call, with its kind. Parameter names do not distinguish paths. */
function addressOf(node: Node, word: 'route' | 'call'): string | undefined {
  if (addressBefore.has(node.source)) return addressBefore.get(node.source);
  const address = stringOf(child(node, word))?.replaceAll(/\{\w+\}/g, '{}');
  const named = address === undefined ? undefined : `${word} ${address}`;
  addressBefore.set(node.source, named);
  return named;
}

function createTaker(gate: Gate): (definition: Definition, pointer: string, name: string) => void {
  const owners = new Map<string, Definition>();
  return (definition, pointer, name) => {
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, definition);
    else {
      const message = `The ${name} is already taken by ${owner.file}`;
      gate.report(definition, { code: 'name/duplicate', pointer, key: true, message });
    }
  };
}

import { child, entriesOf, isAuthored, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { splitPointer } from '../../../compile/pointer.ts';
import { parseTypeName } from '../../../compile/typeName.ts';
import type { Kind } from '../../../language/kinds/index.ts';
import type { Definition } from '../../../load/Definition.ts';
import { findCycle, findCycles } from '../../findCycle.ts';
import { allOf, definitionsOf, type Gate, type Rooted } from '../../Gate.ts';
import { walkDefinition } from '../../walkDefinition.ts';

/** A reference from one name to another. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly definition: Definition;
  readonly pointer: string;
}

interface Family {
  readonly message: string;
  readonly hint: string;
  readonly kinds: readonly Kind[];
  readonly edgesOf: (rooted: Rooted) => readonly Edge[];
  /** Cached for each definition, across sets: a definition never changes. */
  readonly before: WeakMap<Definition, readonly Edge[]>;
}

/** Kinds of references that are followed to their end, and would never end in a cycle. */
const families: readonly Family[] = [
  {
    message: 'These always draw each other',
    hint: 'Give one of the blocks a "when", or lead back by an action (`go`, `open`)',
    kinds: ['screen', 'wizard'],
    edgesOf: drawnBy,
    before: new WeakMap(),
  },
  {
    message: 'These are made of each other',
    hint: 'A "$ref" has to end at a type; a record that points back is not required, or is found by its key ("by")',
    kinds: ['entity'],
    edgesOf: referredBy,
    before: new WeakMap(),
  },
  {
    message: 'These policies require each other',
    hint: 'A policy that is required by others has a condition of its own ("when")',
    kinds: ['access'],
    edgesOf: (access) => namedIn(access, { list: 'policies', head: 'policy', word: 'all' }),
    before: new WeakMap(),
  },
  {
    message: 'These roles inherit from each other',
    hint: 'Leave "like" out where the inheritance begins',
    kinds: ['access'],
    edgesOf: (access) => namedIn(access, { list: 'roles', head: 'role', word: 'like' }),
    before: new WeakMap(),
  },
  {
    message: 'These screens always lead on to each other before they are shown',
    hint: 'Give one of the actions in "enter" a "when"',
    kinds: ['screen'],
    edgesOf: enteredBy,
    before: new WeakMap(),
  },
];

const events: Family = {
  message: 'The effects of these events always cause each other',
  hint: 'Give one of the effects a "when"',
  kinds: ['lifecycle'],
  edgesOf: causedBy,
  before: new WeakMap(),
};

/**
 * Reports cycles of unconditional references. Each member of a cycle refers to the next one, so a cycle through a
 * definition that is checked again is among those that are checked again with it.
 */
export function checkCycles(gate: Gate): void {
  for (const family of families) {
    if (findCycle(graphOf(edgesOf(family, gate, definitionsOf))) === undefined) continue;
    report(
      gate,
      family,
      edgesOf(family, gate, allOf).filter(({ definition }) => gate.isChecked(definition)),
    );
  }
}

/**
 * Reports events whose effects cause each other in a cycle. Events refer to operations and not to each other, so all
 * lifecycles are checked together.
 */
export function checkEventCycles(gate: Gate): void {
  report(gate, events, edgesOf(events, gate, allOf));
}

function report(gate: Gate, { message, hint }: Family, edges: readonly Edge[]): void {
  for (const cycle of findCycles(graphOf(edges))) {
    const first = edges.find(({ from, to }) => from === cycle[0] && to === cycle[1]);
    if (first === undefined) continue;
    const { definition, pointer } = first;
    gate.report(definition, {
      code: 'reference/cycle',
      pointer,
      message: `${message}: ${cycle.join(' → ')}`,
      hint,
    });
  }
}

function edgesOf({ kinds, edgesOf: find, before }: Family, gate: Gate, listOf: typeof allOf): readonly Edge[] {
  const found: Edge[] = [];
  for (const rooted of kinds.flatMap((kind) => listOf(gate, kind))) {
    const edges = before.get(rooted.definition) ?? find(rooted);
    before.set(rooted.definition, edges);
    found.push(...edges);
  }
  return found;
}

function graphOf(edges: readonly Edge[]): ReadonlyMap<string, readonly string[]> {
  const graph = new Map<string, string[]>();
  for (const { from, to } of edges) {
    const known = graph.get(from);
    if (known === undefined) graph.set(from, [to]);
    else known.push(to);
  }
  return graph;
}

/** Properties that show another definition in place, with its kind. */
const drawing: Readonly<Record<string, string>> = {
  part: 'screen',
  screen: 'screen',
  form: 'form',
  flow: 'flow',
  wizard: 'wizard',
};

/** A reference with a condition, or inside an element with one, can end, for example at the leaves of a tree. */
function mayEnd(definition: Definition, pointer: string): boolean {
  let value: unknown = definition.json;
  for (const member of splitPointer(pointer)) {
    if (Array.isArray(value)) value = value[Number(member)];
    else if (!isAuthored(value) || Object.hasOwn(value, 'when')) return true;
    else value = value[member];
  }
  return false;
}

function drawnBy({ definition }: Rooted): readonly Edge[] {
  return walkDefinition(definition).places.flatMap(({ value, schema, pointer }) => {
    const kind = drawing[splitPointer(pointer).at(-1) ?? ''];
    if (kind === undefined || typeof value !== 'string' || ![schema.names ?? []].flat().includes(kind)) return [];
    if (mayEnd(definition, pointer)) return [];
    return [{ from: definition.key, to: `${kind}/${value}`, definition, pointer }];
  });
}

/** What every record of an entity contains: its type, and the records that are always present. */
function referredBy({ definition, node }: Rooted): readonly Edge[] {
  const type = referenceOf(node, definition.id, definition);
  return [
    ...(type === undefined ? [] : [type]),
    ...propertiesOf(node, { definition, holder: definition.id, isHeld: true }),
  ];
}

interface Place {
  readonly definition: Definition;
  /** Path of the owner of the properties: `book`, `book.publisher`. */
  readonly holder: string;
  /** Every record of its entity contains it. */
  readonly isHeld: boolean;
}

function propertiesOf(node: Node, { definition, holder, isHeld }: Place): readonly Edge[] {
  return entriesOf(child(node, 'properties')).flatMap(([name, property]) => {
    const own = `${holder}.${name}`;
    const reference = referenceOf(property, own, definition);
    const isRequired = isHeld && child(property, 'required')?.json === true;
    const held = isRequired ? [{ from: definition.id, to: own, definition, pointer: property.pointer }] : [];
    return [
      ...(reference === undefined ? [] : [...held, reference]),
      ...propertiesOf(property, { definition, holder: own, isHeld: isRequired }),
    ];
  });
}

/** The type that a node refers to. A record that is found by its key is not part of the node. */
function referenceOf(node: Node, from: string, definition: Definition): Edge | undefined {
  const reference = child(node, '$ref');
  const text = stringOf(reference);
  if (reference === undefined || text === undefined || child(node, 'by') !== undefined) return undefined;
  const { name, property } = parseTypeName(text);
  return { from, to: property === undefined ? name : `${name}.${property}`, definition, pointer: reference.pointer };
}

interface Named {
  readonly list: string;
  readonly head: string;
  readonly word: string;
}

function namedIn({ definition, node }: Rooted, { list, head, word }: Named): readonly Edge[] {
  return itemsOf(child(node, list)).flatMap((item) => {
    const from = stringOf(child(item, head)) ?? '';
    const named = child(item, word);
    const places = typeof named?.json === 'string' ? [named] : itemsOf(named);
    return places.map((place) => ({ from, to: stringOf(place) ?? '', definition, pointer: place.pointer }));
  });
}

function enteredBy({ definition, node }: Rooted): readonly Edge[] {
  return itemsOf(child(node, 'enter')).flatMap((action) => {
    const go = child(action, 'go');
    const to = stringOf(go);
    if (go === undefined || to === undefined || child(action, 'when') !== undefined) return [];
    return [{ from: definition.id, to, definition, pointer: go.pointer }];
  });
}

function causedBy({ definition, node }: Rooted): readonly Edge[] {
  return itemsOf(child(node, 'events')).flatMap((event) => {
    const from = stringOf(child(event, 'on'));
    if (from === undefined) return [];
    return itemsOf(child(event, 'effects')).flatMap((effect) => {
      const run = child(effect, 'run') ?? effect;
      const to = stringOf(run);
      const isConditional = isAuthored(effect.json) && child(effect, 'when') !== undefined;
      return to === undefined || isConditional ? [] : [{ from, to, definition, pointer: run.pointer }];
    });
  });
}

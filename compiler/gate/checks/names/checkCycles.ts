import { child, entriesOf, isAuthored, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { splitPointer } from '../../../compile/pointer.ts';
import { parseTypeName } from '../../../compile/typeName.ts';
import type { Definition } from '../../../load/Definition.ts';
import { keyOf } from '../../dependencies.ts';
import { findCycles } from '../../findCycle.ts';
import { allOf, type Gate, type Rooted } from '../../Gate.ts';
import { walkDefinition } from '../../walkDefinition.ts';

/** A place that leads from one name to another. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly definition: Definition;
  readonly pointer: string;
}

interface Family {
  readonly message: string;
  readonly hint: string;
  readonly edges: (gate: Gate) => readonly Edge[];
}

/** What follows names until it arrives, and would never arrive in a circle. */
const families: readonly Family[] = [
  {
    message: 'These always draw each other',
    hint: 'Give one of the blocks a "when", or lead back by an action (`go`, `open`)',
    edges: (gate) => [...gate.set.definitions.flatMap(drawnBy)],
  },
  {
    message: 'These are made of each other',
    hint: 'A "$ref" has to end at a type; a record that points back is not required, or is found by its key ("by")',
    edges: (gate) => allOf(gate, 'entity').flatMap(referredBy),
  },
  {
    message: 'These policies require each other',
    hint: 'A policy that is required by others has a condition of its own ("when")',
    edges: (gate) =>
      allOf(gate, 'access').flatMap((access) => namedIn(access, { list: 'policies', head: 'policy', word: 'all' })),
  },
  {
    message: 'These roles inherit from each other',
    hint: 'Leave "like" out where the inheritance begins',
    edges: (gate) =>
      allOf(gate, 'access').flatMap((access) => namedIn(access, { list: 'roles', head: 'role', word: 'like' })),
  },
  {
    message: 'These screens always lead on to each other before they are shown',
    hint: 'Give one of the actions in "enter" a "when"',
    edges: (gate) => allOf(gate, 'screen').flatMap(enteredBy),
  },
  {
    message: 'The effects of these events always cause each other',
    hint: 'Give one of the effects a "when"',
    edges: (gate) => allOf(gate, 'lifecycle').flatMap(causedBy),
  },
];

/** Nothing leads back to itself where everybody who follows it has to go on. */
export function checkCycles(gate: Gate): void {
  for (const { edges, message, hint } of families) {
    const found = edges(gate);
    const graph = new Map<string, string[]>();
    for (const { from, to } of found) {
      const known = graph.get(from);
      if (known === undefined) graph.set(from, [to]);
      else known.push(to);
    }
    for (const cycle of findCycles(graph)) {
      const first = found.find(({ from, to }) => from === cycle[0] && to === cycle[1]);
      if (first === undefined) continue;
      const { definition, pointer } = first;
      gate.report(definition, { code: 'reference/cycle', pointer, message: `${message}: ${cycle.join(' → ')}`, hint });
    }
  }
}

/** Words that draw another definition in their place, with its kind. */
const drawing: Readonly<Record<string, string>> = {
  part: 'screen',
  screen: 'screen',
  form: 'form',
  flow: 'flow',
  wizard: 'wizard',
};

/** What has a condition, or is inside of what has one, need not be drawn: a tree ends at its leaves. */
function mayEnd(definition: Definition, pointer: string): boolean {
  let value: unknown = definition.json;
  for (const member of splitPointer(pointer)) {
    if (Array.isArray(value)) value = value[Number(member)];
    else if (!isAuthored(value) || Object.hasOwn(value, 'when')) return true;
    else value = value[member];
  }
  return false;
}

const drawnBefore = new WeakMap<Definition, readonly Edge[]>();

function drawnBy(definition: Definition): readonly Edge[] {
  if (definition.kind !== 'screen' && definition.kind !== 'wizard') return [];
  const known = drawnBefore.get(definition);
  if (known !== undefined) return known;
  const edges = walkDefinition(definition).places.flatMap(({ value, schema, pointer }) => {
    const kind = drawing[splitPointer(pointer).at(-1) ?? ''];
    if (kind === undefined || typeof value !== 'string' || ![schema.names ?? []].flat().includes(kind)) return [];
    if (mayEnd(definition, pointer)) return [];
    return [{ from: keyOf(definition), to: `${kind}/${value}`, definition, pointer }];
  });
  drawnBefore.set(definition, edges);
  return edges;
}

/** What an entity cannot be without: the type that it is, and the records that it always holds. */
function referredBy({ definition, node }: Rooted): readonly Edge[] {
  const type = referenceOf(node, definition.id, definition);
  return [
    ...(type === undefined ? [] : [type]),
    ...propertiesOf(node, { definition, holder: definition.id, isHeld: true }),
  ];
}

interface Place {
  readonly definition: Definition;
  /** Name of what has the properties: `book`, `book.publisher`. */
  readonly holder: string;
  /** It is there in every record of its entity. */
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

/** A record that is found by its key is no part of what names it. */
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

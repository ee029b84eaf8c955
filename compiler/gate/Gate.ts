import type { Compilation } from '../compile/compilation.ts';
import { type Node, rootOf } from '../compile/node.ts';
import { type ErrorCode, errorCodes, type Severity } from '../errors/codes.ts';
import type { DefinitionError } from '../errors/DefinitionError.ts';
import type { DefinitionsByKind } from '../language/definitions.types.ts';
import type { Kind } from '../language/kinds/index.ts';
import type { Definition, DefinitionSet, Group, Origin } from '../load/Definition.ts';
import { sourceLocation, writtenOf } from '../load/sourceLocation.ts';
import { startCompilation } from '../release/startCompilation.ts';
import type { FormNames } from './FormNames.ts';
import { type NameTable, namesOfSet } from './namesOfSet.ts';
import { type ShapeError, type Walked, walkDefinition } from './walkDefinition.ts';

/** What every check can use: the set, each definition with its meta-schema, and the function to report errors. */
export interface Gate {
  readonly set: DefinitionSet;
  readonly walked: readonly Walked[];
  readonly names: NameTable;
  readonly forms: FormNames;
  /** Created on first use, after the properties are validated. */
  readonly compilation: Compilation;
  readonly report: (definition: Definition, fault: ShapeError) => void;
  readonly errors: DefinitionError[];
  /** Called by each check that resolves a name, with the reference that it found. */
  readonly note: (definition: Definition, meaning: Meaning) => void;
  /** False for a definition that was checked before and is only here for look-ups. */
  readonly isChecked: (definition: Definition) => boolean;
  /** The definitions to check. Absent: all of them. */
  readonly focus?: readonly Definition[];
}

/** What a name refers to: `property/book.title`, with the index of the name in the value or key at the pointer. */
export interface Meaning {
  readonly pointer: string;
  readonly start: number;
  readonly target: string | undefined;
  /** Set if the meta-schema does not declare a name here. */
  readonly name?: string;
}

/** Which definitions to check. Without a focus, all of them. */
export interface GateOptions {
  readonly focus?: ReadonlySet<Definition>;
  readonly compilation?: () => Compilation;
  readonly names?: NameTable;
  readonly note?: Gate['note'];
  /** What the portal adds to the widgets of every portal. */
  readonly forms?: FormNames;
  /** `behind`: translations may be older than their English texts, so what they lack is only a warning. */
  readonly translations?: 'complete' | 'behind';
}

/** Errors of incomplete translations. Pages can still be rendered. */
const behind: ReadonlySet<ErrorCode> = new Set(['text/missing', 'text/stale', 'text/orphan', 'text/misplaced']);

/** The maximum number of errors in one phase. A longer list would not be read. */
const mostErrors = 1000;

export function createGate(set: DefinitionSet, options: GateOptions = {}): Gate {
  const { focus, compilation: given, names, note, forms = {}, translations = 'complete' } = options;
  const checked = focus === undefined ? set.definitions : [...focus];
  const errors: DefinitionError[] = [];
  const seen = new Set<string>();
  let compilation: Compilation | undefined;
  let walked: readonly Walked[] | undefined;
  return {
    set,
    get walked() {
      walked ??= checked.map(walkDefinition);
      return walked;
    },
    names: names ?? namesOfSet(set),
    forms,
    note: note ?? (() => undefined),
    isChecked: (definition) => focus?.has(definition) ?? true,
    ...(focus === undefined ? {} : { focus: checked }),
    get compilation() {
      compilation ??= given?.() ?? startCompilation(set.definitions);
      return compilation;
    },
    errors,
    report: (definition, fault) => {
      const { code, message, hint, key = false, offset } = fault;
      const origin = placeOf(definition, fault);
      const home = origin.definition;
      const pointer = home.at + origin.pointer;
      const spot = [home.file, code, pointer].join('\n');
      const mark = [spot, offset, message].join('\n');
      // An error in a field list is reported once, however many definitions use the list.
      if (errors.length >= mostErrors || seen.has(mark) || (origin.use !== undefined && seen.has(spot))) return;
      seen.add(mark).add(spot);
      const place = offset === undefined ? {} : { offset };
      const position = home.locate(origin.pointer, { key, ...place });
      const isBehind = translations === 'behind' && behind.has(code);
      const severity: Severity = isBehind ? 'warning' : errorCodes[code].severity;
      const found = { code, severity, file: home.file, pointer, ...position, ...place, message };
      errors.push(hint === undefined ? found : { ...found, hint });
    },
  };
}

/** The name of a field in a field list, with and without sections. */
const fieldName = /^(?:\/fields\/\d+)+(?:\/field)?$/;

/**
 * The origin of an error. The names in a field list are checked with the list itself, so a name that does not fit here
 * is an error of the definition that uses the list.
 */
function placeOf(definition: Definition, { code, pointer }: ShapeError): Origin {
  const origin = sourceLocation(definition, pointer);
  if (origin.use === undefined || code !== 'field/unknown' || !fieldName.test(origin.pointer)) return origin;
  return sourceLocation(writtenOf(definition), origin.use);
}

/** A definition to check, and its root node. */
export interface Rooted<Written = unknown> {
  readonly definition: Definition;
  readonly node: Node<Written>;
}

/** Definitions of one kind to check, with their root nodes. Imported foreign definitions are not included. */
export function definitionsOf<Name extends Kind>(gate: Gate, kind: Name): readonly Rooted<DefinitionsByKind[Name]>[];
export function definitionsOf(gate: Gate, kind: Kind): readonly Rooted[] {
  if (gate.focus === undefined) return allOf(gate, kind);
  return gate.focus.flatMap((definition) => (definition.kind === kind ? (rootedOf(gate, definition) ?? []) : []));
}

/** Cached: a group never changes, and edited sets share it. */
const rootedBefore = new WeakMap<Group, readonly Rooted[]>();

/** Definitions of one kind, including those that are not checked now. */
export function allOf<Name extends Kind>(gate: Gate, kind: Name): readonly Rooted<DefinitionsByKind[Name]>[];
export function allOf(gate: Gate, kind: Kind): readonly Rooted[] {
  const group = gate.set.byKind[kind];
  const rooted =
    rootedBefore.get(group) ?? [...group.values()].flatMap((definition) => rootedOf(gate, definition) ?? []);
  rootedBefore.set(group, rooted);
  return rooted;
}

/** Entities that are foreign JSON Schemas, to check, with their root nodes. */
export function foreignEntities(gate: Gate): readonly Rooted<DefinitionsByKind['entity']>[];
export function foreignEntities(gate: Gate): readonly Rooted[] {
  return [...gate.set.byKind.entity.values()].flatMap((definition) => {
    if (!definition.foreign || !gate.isChecked(definition)) return [];
    const source = gate.compilation.sources.get(`${definition.kind}:${definition.id}`);
    return source === undefined ? [] : [{ definition, node: rootOf(source) }];
  });
}

function rootedOf(gate: Gate, definition: Definition): Rooted | undefined {
  if (definition.foreign) return undefined;
  // A definition has the same root node in every set that contains it.
  const known = rootBefore.get(definition);
  if (known !== undefined) return known;
  const source = gate.compilation.sources.get(`${definition.kind}:${definition.id}`);
  if (source === undefined) return undefined;
  const rooted = { definition, node: rootOf(source) };
  rootBefore.set(definition, rooted);
  return rooted;
}

const rootBefore = new WeakMap<Definition, Rooted>();

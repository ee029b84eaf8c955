import { canonicalJson } from '../compile/canonicalJson.ts';
import { type Compilation, startCompilation } from '../compile/compilation.ts';
import { child, rootOf, stringOf } from '../compile/node.ts';
import type { DefinitionError } from '../errors/DefinitionError.ts';
import type { Definition, DefinitionSet, SourceFile } from '../load/Definition.ts';
import { type LoadedFile, loadFile, loadSet } from '../load/loadSet.ts';
import { affectedBy, keyOf } from './dependencies.ts';
import { createGate } from './Gate.ts';
import { namesOfSet } from './namesOfSet.ts';
import { type Check, phases } from './phases.ts';
import { isRouted, routeNames } from './scopeOf.ts';

/** A gate that knows a set and checks edits of it; it says what a full run would say. */
export interface OpenGate {
  readonly check: (files: readonly SourceFile[]) => readonly DefinitionError[];
}

/**
 * Reads and checks a set once. An edited set is then compared with it: files of the same text are not read again,
 * and only definitions that have changed, or that name one that has, are checked again.
 */
export function openGate(files: readonly SourceFile[]): OpenGate {
  const read = new Map<string, { readonly text: string; readonly loaded: LoadedFile }>();
  for (const file of files) read.set(file.path, { text: file.text, loaded: loadFile(file) });
  const load = (file: SourceFile): LoadedFile => {
    const known = read.get(file.path);
    return known?.text === file.text ? known.loaded : loadFile(file);
  };
  const { set: base, errors } = loadSet(files, load);
  if (errors.length > 0) return { check: (edited) => checkFully(edited, load) };
  const known = checkSet(base);
  return {
    check: (edited) => {
      const { set, errors: loading } = loadSet(edited, load);
      if (loading.length > 0) return loading;
      const changed = changedKeys(base, set);
      if (changed.size === 0) return errorsOf(known);
      const state = stateOf(set);
      // What is seen from everywhere has changed, so everything is looked at again.
      if (state.shared !== known.state.shared) return errorsOf(checkSet(set, state));
      return errorsOf(checkSet(set, state, { focus: affectedBy(changed, set), known: known.found }));
    },
  };
}

function checkFully(files: readonly SourceFile[], load: (file: SourceFile) => LoadedFile): readonly DefinitionError[] {
  const { set, errors } = loadSet(files, load);
  return errors.length > 0 ? errors : errorsOf(checkSet(set));
}

interface State {
  readonly compilation: () => Compilation;
  readonly names: ReturnType<typeof namesOfSet>;
  /** Everything that definitions see of each other without naming it. */
  readonly shared: string;
}

function stateOf(set: DefinitionSet): State {
  let compilation: Compilation | undefined;
  const state = {
    compilation: () => {
      compilation ??= startCompilation(set.definitions);
      return compilation;
    },
    names: namesOfSet(set),
  };
  return { ...state, shared: sharedBy(set, state.names) };
}

const seenEverywhere = ['access', 'setting'] as const;

function sharedBy(set: DefinitionSet, names: State['names']): string {
  const locales = [...set.byKind.locale.keys()].map((id) => id.split('/')[0] ?? '');
  const routed = [...set.byKind.screen.values()].flatMap(({ id, json, kind }) => {
    const node = rootOf({ kind, id, json, keys: new Map() });
    return isRouted(node) ? [stringOf(child(node, 'route')) ?? '', ...routeNames(node)] : [];
  });
  return canonicalJson({
    names: [...names].map(([kind, known]) => [kind, ...known]),
    json: seenEverywhere.map((kind) => [...set.byKind[kind].values()].map((definition) => definition.json)),
    user: set.byKind.entity.get('user')?.json ?? null,
    locales: [...new Set(locales)],
    routed: [...new Set(routed)].sort(),
  });
}

function changedKeys(before: DefinitionSet, after: DefinitionSet): ReadonlySet<string> {
  const left = new Map(before.definitions.map((definition) => [keyOf(definition), definition]));
  const changed = new Set<string>();
  for (const definition of after.definitions) {
    if (left.get(keyOf(definition)) !== definition) changed.add(keyOf(definition));
    left.delete(keyOf(definition));
  }
  return new Set([...changed, ...left.keys()]);
}

/** What one phase found: in single definitions, and between them. */
interface Found {
  readonly own: readonly DefinitionError[];
  readonly across: readonly DefinitionError[];
}

interface Before {
  readonly focus: ReadonlySet<Definition>;
  /** What each phase that was reached found, in the order of phases. */
  readonly known: readonly Found[];
}

interface Checked {
  readonly found: readonly Found[];
  readonly state: State;
}

/** Runs the phases; those that ran before only over the focus. */
function checkSet(set: DefinitionSet, state: State = stateOf(set), before?: Before): Checked {
  const found: Found[] = [];
  const present = new Set(set.definitions.map(({ file }) => file));
  const again = new Set([...(before?.focus ?? [])].map(({ file }) => file));
  const run = (checks: readonly Check[], focus?: ReadonlySet<Definition>): readonly DefinitionError[] => {
    if (checks.length === 0) return [];
    const gate = createGate(set, { ...state, ...(focus === undefined ? {} : { focus }) });
    for (const check of checks) check(gate);
    return gate.errors;
  };
  for (const [index, { checks, across = [] }] of phases.entries()) {
    const earlier = before?.known[index]?.own;
    const kept = (earlier ?? []).filter(({ file }) => present.has(file) && !again.has(file));
    const phase = {
      own: [...kept, ...run(checks, earlier === undefined ? undefined : before?.focus)],
      across: run(across),
    };
    found.push(phase);
    if ([...phase.own, ...phase.across].some(({ severity }) => severity === 'error')) break;
  }
  return { found, state };
}

function errorsOf({ found }: Checked): readonly DefinitionError[] {
  return found.flatMap(({ own, across }) => [...own, ...across]);
}

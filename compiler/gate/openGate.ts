import { canonicalJson } from '#engine';
import type { Compilation } from '../compile/compilation.ts';
import { child, rootOf, stringOf } from '../compile/node.ts';
import type { DefinitionError } from '../errors/DefinitionError.ts';
import type { ReleaseContent } from '../language/kinds/defineKind.ts';
import { findKind } from '../language/kinds/index.ts';
import type { Definition, DefinitionSet, SourceFile } from '../load/Definition.ts';
import { type LoadedFile, loadFile, loadSet } from '../load/loadSet.ts';
import { compileDefinition } from '../release/compileDefinition.ts';
import { editCompilation, startCompilation } from '../release/startCompilation.ts';
import { type BuiltRelease, compileChecked } from './buildRelease.ts';
import { affectedBy } from './dependencies.ts';
import { createGate, type GateOptions } from './Gate.ts';
import { namesOfSet } from './namesOfSet.ts';
import { type Check, phases } from './phases.ts';
import { phaseNames } from './runGate.ts';
import { isRouted, routeNames } from './scope/scopeOf.ts';

/** A gate over a checked set. It checks edits of the set with the same results as a full run. */
export interface OpenGate {
  /** The errors and warnings of an edited set. */
  readonly check: (files: readonly SourceFile[]) => readonly DefinitionError[];
  /** The errors and warnings of an edited set, and its definitions, also of one that has errors. */
  readonly inspect: (files: readonly SourceFile[]) => Inspection;
  /** The release of an edited set, like `buildRelease`. */
  readonly build: (files: readonly SourceFile[]) => BuiltRelease;
  /** A gate over the edited set. */
  readonly edit: (files: readonly SourceFile[]) => OpenGate;
}

export interface Inspection {
  readonly errors: readonly DefinitionError[];
  readonly definitions: readonly Definition[];
  /** See `compileDefinition`. Compiles nothing while a file cannot be loaded. */
  readonly compile: (
    name: { readonly kind: string; readonly id: string },
    known?: Partial<ReleaseContent>,
  ) => Partial<ReleaseContent> | undefined;
}

type Options = Pick<GateOptions, 'translations' | 'forms'>;
type Load = (file: SourceFile) => LoadedFile;

/**
 * Loads and checks a set once. Edited sets are compared with it: unchanged files are not loaded again, and only changed
 * definitions, and those that depend on them, are checked again.
 *
 * @example
 * const gate = openGate(files);
 * const { release, errors } = gate.build(edited);
 */
export function openGate(files: readonly SourceFile[], options: Options = {}): OpenGate {
  return openOver({ files, load: loadFile, options });
}

interface Opening {
  readonly files: readonly SourceFile[];
  readonly load: Load;
  readonly options: Options;
  readonly before?: Judged;
}

function openOver({ files, load: loadOther, options, before }: Opening): OpenGate {
  const read = new Map<string, { readonly text: string; readonly loaded: LoadedFile }>();
  for (const file of files) read.set(file.path, { text: file.text, loaded: loadOther(file) });
  const load: Load = (file) => {
    const known = read.get(file.path);
    return known?.text === file.text ? known.loaded : loadFile(file);
  };
  const base = judge(loadSet(files, load, before?.set), options, before);
  return {
    check: (edited) => errorsOf(judge(loadSet(edited, load, base.set), options, base)),
    inspect: (edited) => {
      const judged = judge(loadSet(edited, load, base.set), options, base);
      const { set, checked } = judged;
      return {
        errors: errorsOf(judged),
        definitions: set.definitions,
        compile: (name, known) =>
          checked === undefined ? undefined : compileDefinition(checked.state.compilation(), name, known),
      };
    },
    build: (edited) => {
      const judged = judge(loadSet(edited, load, base.set), options, base);
      const { set, loading, checked } = judged;
      if (checked === undefined) return { errors: loading, notRun: phaseNames };
      return compileChecked(set, { errors: errorsOf(judged), notRun: notRunOf(checked) });
    },
    edit: (edited) => openOver({ files: edited, load, options, before: base }),
  };
}

/** A set and its errors. Nothing is checked if a file cannot be loaded. */
interface Judged {
  readonly set: DefinitionSet;
  readonly loading: readonly DefinitionError[];
  readonly checked?: Checked;
}

function judge(
  { set, errors: loading }: ReturnType<typeof loadSet>,
  options: Options,
  base: Judged | undefined,
): Judged {
  if (loading.length > 0) return { set, loading };
  const known = base?.checked;
  if (base === undefined || known === undefined) return { set, loading, checked: checkSet({ set, options }) };
  const { keys, before, after } = changesOf(base.set, set);
  if (keys.size === 0) return { set, loading, checked: known };
  // Something that affects all definitions has changed, so everything is checked again.
  if (sharedBy(before) !== sharedBy(after)) return { set, loading, checked: checkSet({ set, options }) };
  const state = {
    names: known.state.names,
    compilation: once(() => editCompilation(known.state.compilation(), after)),
  };
  const again = { focus: affectedBy(keys, base.set, set), known: known.found };
  return { set, loading, checked: checkSet({ set, options, state, before: again }) };
}

interface State {
  readonly compilation: () => Compilation;
  readonly names: ReturnType<typeof namesOfSet>;
}

function stateOf(set: DefinitionSet): State {
  return { compilation: once(() => startCompilation(set.definitions)), names: namesOfSet(set) };
}

function once(make: () => Compilation): () => Compilation {
  let made: Compilation | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * What other definitions can see of these without a reference: their keys, and the content that concerns every
 * definition. Unchanged definitions are the same before and after, and need not be included.
 */
function sharedBy(definitions: readonly Definition[]): string {
  const seen = definitions.map((definition) => {
    const { kind, id, key, json } = definition;
    const isSeen = findKind(kind)?.concernsAll === true || key === 'entity/user';
    const node = rootOf({ kind, id, json, keys: new Map() });
    const routed = kind === 'screen' && isRouted(node);
    return canonicalJson({
      key,
      json: isSeen ? json : null,
      routed: routed ? [stringOf(child(node, 'route')) ?? '', ...routeNames(node)] : [],
    });
  });
  return seen.sort().join('\n');
}

interface Changes {
  readonly keys: ReadonlySet<string>;
  readonly before: readonly Definition[];
  readonly after: readonly Definition[];
}

function changesOf(base: DefinitionSet, edited: DefinitionSet): Changes {
  const { left, right } = betweenEqualEnds(base.definitions, edited.definitions);
  const had = new Set(left);
  const has = new Set(right);
  const before = left.filter((definition) => !has.has(definition));
  const after = right.filter((definition) => !had.has(definition));
  return { keys: new Set([...before, ...after].map(({ key }) => key)), before, after };
}

/** Both lists without their equal beginning and end. In an edited set, usually one definition is left. */
function betweenEqualEnds<Item>(
  left: readonly Item[],
  right: readonly Item[],
): { readonly left: readonly Item[]; readonly right: readonly Item[] } {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  return { left: left.slice(start, left.length - end), right: right.slice(start, right.length - end) };
}

/** Errors of one phase: in single definitions, and between definitions. */
interface Found {
  readonly own: readonly DefinitionError[];
  readonly across: readonly DefinitionError[];
}

interface Before {
  readonly focus: ReadonlySet<Definition>;
  /** Errors of each phase that ran, in the order of phases. */
  readonly known: readonly Found[];
}

interface Checked {
  readonly found: readonly Found[];
  readonly state: State;
}

interface Checking {
  readonly set: DefinitionSet;
  readonly options: Options;
  readonly state?: State;
  readonly before?: Before;
}

/** Runs the phases. Phases that ran before check only the focus. */
function checkSet({ set, options, state = stateOf(set), before }: Checking): Checked {
  const found: Found[] = [];
  const run = (checks: readonly Check[], focus?: ReadonlySet<Definition>): readonly DefinitionError[] => {
    if (checks.length === 0) return [];
    const gate = createGate(set, { ...options, ...state, ...(focus === undefined ? {} : { focus }) });
    for (const check of checks) check(gate);
    return gate.errors;
  };
  for (const [index, { checks, across = [] }] of phases.entries()) {
    const earlier = before?.known[index]?.own;
    const phase = {
      own: [
        ...keptOf(earlier ?? [], set, before?.focus),
        ...run(checks, earlier === undefined ? undefined : before?.focus),
      ],
      across: run(across),
    };
    found.push(phase);
    if ([...phase.own, ...phase.across].some(({ severity }) => severity === 'error')) break;
  }
  return { found, state };
}

/** Earlier errors that are still in the set and are not checked again. Usually there are none. */
function keptOf(
  earlier: readonly DefinitionError[],
  set: DefinitionSet,
  focus: ReadonlySet<Definition> = new Set(),
): readonly DefinitionError[] {
  if (earlier.length === 0) return earlier;
  const files = new Set(earlier.map(({ file }) => file));
  const isPresent = coverOf(set.definitions, files);
  const isAgain = coverOf(focus, files);
  return earlier.filter((error) => isPresent(error) && !isAgain(error));
}

/**
 * Whether an error is in one of these definitions, of which only those in `files` count. Translations share a file, so
 * the pointer counts too.
 */
function coverOf(definitions: Iterable<Definition>, files: ReadonlySet<string>): (error: DefinitionError) => boolean {
  const byFile = new Map<string, Set<string>>();
  for (const { file, at } of definitions) {
    if (!files.has(file)) continue;
    const places = byFile.get(file);
    if (places === undefined) byFile.set(file, new Set([at]));
    else places.add(at);
  }
  return ({ file, pointer }) => {
    const places = byFile.get(file);
    return places !== undefined && startsOf(pointer).some((start) => places.has(start));
  };
}

/** A pointer, and the pointers of everything around it: `/a/b`, `/a` and the whole. */
function startsOf(pointer: string): readonly string[] {
  const starts = [pointer];
  for (let at = pointer.lastIndexOf('/'); at >= 0; at = at === 0 ? -1 : pointer.lastIndexOf('/', at - 1)) {
    starts.push(pointer.slice(0, at));
  }
  return starts;
}

function errorsOf({ loading, checked }: Judged): readonly DefinitionError[] {
  return checked === undefined ? loading : checked.found.flatMap(({ own, across }) => [...own, ...across]);
}

/** The phases after the one with errors. */
function notRunOf({ found }: Checked): readonly string[] {
  const last = found.at(-1);
  const isRefused = [...(last?.own ?? []), ...(last?.across ?? [])].some(({ severity }) => severity === 'error');
  return isRefused ? phaseNames.slice(found.length) : [];
}

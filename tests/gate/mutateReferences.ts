import {
  type DefinitionError,
  type DefinitionSet,
  type FoundReference,
  findReferences,
  loadSet,
  openGate,
  type SourceFile,
} from '#compiler';
import { fittingCodes } from './fittingCodes.ts';
import { knownNames, misspell, rewrite } from './misspell.ts';

/** The result of breaking references one at a time. */
export interface Outcome {
  readonly broken: number;
  /** The number of broken references by kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Broken references that the gate accepted, or refused with an unexpected code or location. */
  readonly faults: readonly string[];
}

/** Returns the references that the gate can check, and the others by the reason why it cannot. */
export function breakable(references: readonly FoundReference[]): {
  readonly references: readonly FoundReference[];
  readonly excused: ReadonlyMap<string, readonly FoundReference[]>;
} {
  const excused = new Map<string, FoundReference[]>();
  const rest = references.filter((reference) => {
    const excuse = excuses.find(({ covers }) => covers(reference));
    if (excuse !== undefined) excused.set(excuse.reason, [...(excused.get(excuse.reason) ?? []), reference]);
    return excuse === undefined;
  });
  return { references: rest, excused };
}

/** References whose names no definition declares, with the reason. */
const excuses: readonly { readonly reason: string; readonly covers: (reference: FoundReference) => boolean }[] = [
  {
    reason: 'members of an answer of another system, whose shape stands in no definition',
    covers: ({ kind, pointer, target }) =>
      (kind === 'property' || kind === 'argument') && target === undefined && pointer.includes('/each/'),
  },
  {
    reason: 'names of operations that are acts, which are declared there',
    covers: ({ kind, pointer }) => kind === 'operation' && /^\/events\/\d+\/act$/.test(pointer),
  },
  {
    reason: 'arguments of the sentences of the engine, which its code gives',
    covers: ({ kind, file }) => kind === 'argument' && file.endsWith('/locale/en.json'),
  },
];

/** Number of references, each in another file, that are broken together. */
const together = 24;

/**
 * Breaks each reference and runs the gate. References of one kind in different files are broken together, because a run of the gate
 * takes long. One that the gate does not refuse as it must is then broken alone: only this counts.
 */
export function mutate(
  files: readonly SourceFile[],
  set: DefinitionSet,
  references: readonly FoundReference[],
): Outcome {
  const gate = openGate(files);
  const names = knownNames(set.definitions);
  const texts = new Map(files.map((file) => [file.path, file.text]));
  const kinds: Record<string, number> = {};
  const faults: string[] = [];
  const broken = references.flatMap((reference): readonly Broken[] => {
    const wrong = misspell(reference.name, (name) => names.has(name));
    const text = rewrite(texts.get(reference.file) ?? '', reference, wrong);
    if (text === undefined) faults.push(`${placeOf({ reference, wrong })}: the place is not written as the index says`);
    else kinds[reference.kind] = (kinds[reference.kind] ?? 0) + 1;
    return text === undefined ? [] : [{ reference, wrong, text }];
  });
  const errorsOf = (some: readonly Broken[]): readonly DefinitionError[] => {
    const changed = new Map(some.map(({ reference, text }) => [reference.file, text]));
    return gate.check(files.map((file) => ({ path: file.path, text: changed.get(file.path) ?? file.text })));
  };
  for (const batch of batchesOf(broken)) {
    const errors = errorsOf(batch);
    for (const one of batch.filter(({ reference, wrong }) => judge(reference, wrong, errors) !== undefined)) {
      const fault = judge(one.reference, one.wrong, errorsOf([one]));
      if (fault !== undefined) faults.push(`${placeOf(one)}: ${fault}`);
    }
  }
  return { broken: broken.length, kinds, faults };
}

/** A reference with a misspelt name, and the text of its file with it. */
interface Broken {
  readonly reference: FoundReference;
  readonly wrong: string;
  readonly text: string;
}

function placeOf({ reference, wrong }: Pick<Broken, 'reference' | 'wrong'>): string {
  const { kind, file, line, pointer, name } = reference;
  return `${kind} ${file}:${line} ${pointer} ${name} → ${wrong}`;
}

/**
 * Divides broken references into batches of one kind with at most one in each file. The gate checks in phases, and
 * findings of one hide those of the next.
 */
function batchesOf(broken: readonly Broken[]): readonly (readonly Broken[])[] {
  const byKind = Map.groupBy(broken, ({ reference }) => reference.kind);
  return [...byKind.values()].flatMap((ofKind) => {
    const left = [...Map.groupBy(ofKind, ({ reference }) => reference.file).values()];
    const batches: Broken[][] = [];
    while (left.length > 0) {
      // The files with the most references left decide how many batches there are.
      left.sort((one, other) => other.length - one.length);
      batches.push(left.slice(0, together).flatMap((list) => list.pop() ?? []));
      while (left.at(-1)?.length === 0) left.pop();
    }
    return batches;
  });
}

/**
 * Returns undefined if the gate refuses the broken reference with a fitting code at its location, and suggests the
 * right name where it can. Otherwise returns what is wrong.
 */
function judge(reference: FoundReference, wrong: string, errors: readonly DefinitionError[]): string | undefined {
  const refusals = errors.filter(({ severity }) => severity === 'error');
  if (refusals.length === 0) return 'passes';
  const pointer = brokenPointer(reference, wrong);
  const there = refusals.filter((error) => error.file === reference.file && error.pointer === pointer);
  const listed = refusals.map((error) => `${error.code} ${error.file} ${error.pointer}`).slice(0, 3);
  // A rule that no longer reads a field of its form is refused as a whole, before its expressions are checked.
  const isRule = refusals.some(({ code, file, pointer: rule }) => {
    return code === 'rule/client-only' && file === reference.file && pointer.startsWith(`${rule}/`);
  });
  if (there.length === 0 && isRule) return undefined;
  if (there.length === 0) return `refused elsewhere: ${listed.join('; ')}`;
  const codes = fittingCodes[reference.kind] ?? [];
  const fitting = there.find(({ code }) => codes.includes(code));
  if (fitting === undefined) return `refused with a strange code: ${listed.join('; ')}`;
  if (fitting.line !== reference.line) return `refused at line ${fitting.line}`;
  const said = `${fitting.message} ${fitting.hint ?? ''}`;
  if (isNear(reference) && !said.includes(reference.name)) return `the right name is not said: ${said}`;
  return undefined;
}

/** Whether the gate suggests a name for a misspelt one. It does not for short names, texts and questions. */
function isNear({ name, kind }: FoundReference): boolean {
  return name.length >= 4 && kind !== 'text' && kind !== 'question';
}

/**
 * Returns the pointer that the gate must report. If a property name was broken, the pointer contains the broken name.
 */
function brokenPointer({ pointer, key, name, start }: FoundReference, wrong: string): string {
  if (!key) return pointer;
  const end = pointer.lastIndexOf('/') + 1;
  const member = pointer.slice(end).replaceAll('~1', '/').replaceAll('~0', '~');
  const changed = member.slice(0, start) + wrong + member.slice(start + name.length);
  return pointer.slice(0, end) + changed.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Loads a definition set and finds its references. */
export function readReferences(files: readonly SourceFile[]): {
  readonly set: DefinitionSet;
  readonly references: readonly FoundReference[];
} {
  const { set } = loadSet(files);
  return { set, references: findReferences(set) };
}

/** Returns at most `most` references, with the same number of each kind as far as there are enough. */
export function sample(references: readonly FoundReference[], most: number): readonly FoundReference[] {
  const groups = new Map<string, FoundReference[]>();
  for (const reference of references) {
    const known = groups.get(reference.kind);
    if (known === undefined) groups.set(reference.kind, [reference]);
    else known.push(reference);
  }
  let left = most;
  const bySize = [...groups.values()].sort((one, other) => one.length - other.length);
  return bySize.flatMap((group, index) => {
    const share = Math.min(group.length, Math.ceil(left / (bySize.length - index)));
    left -= share;
    const step = group.length / share;
    return Array.from({ length: share }, (_, taken) => group[Math.floor(taken * step)]).flatMap((reference) =>
      reference === undefined ? [] : [reference],
    );
  });
}

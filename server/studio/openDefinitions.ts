import {
  type FormNames,
  findReferences,
  findTexts,
  type Inspection,
  loadSet,
  type OpenGate,
  openGate,
  type SourceFile,
} from '#compiler';
import { applyChanges, type DefinitionContent } from '../releases/applyChanges.ts';
import type { BuiltSet } from '../releases/buildCandidate.ts';
import { keyOf, keyOfPath, nameOfPath, newPath } from '../releases/definitionPath.ts';
import type { LoadedRelease } from '../releases/ReleaseStore.types.ts';
import { createReplayable, replayCases } from '../replay/replayCases.ts';
import { compileValidators } from '../validators/compileValidators.ts';
import { completeAt } from './completeAt.ts';
import type {
  DefinitionAnswers,
  DefinitionQuestions,
  FoundText,
  FoundUse,
  PlacedError,
  QuestionName,
} from './DefinitionQuestion.types.ts';
import { findDefinitions } from './findDefinitions.ts';
import { findTranslations } from './findTranslations.ts';
import { previewDefinition } from './previewDefinition.ts';
import { schemaOf } from './schemaOf.ts';

/** The definitions of one release, which are read once and then asked about. */
export interface DefinitionReader {
  readonly answer: (name: QuestionName, question: DefinitionQuestions[QuestionName]) => Promise<unknown>;
  /** The gate over the definitions, once it was needed. */
  readonly gate: () => OpenGate | undefined;
}

/** Most findings that one answer has; nobody reads more of them. */
const most = 300;

/** Most uses of a definition: whoever adds a property to an entity looks for every list that shows its properties. */
const mostUses = 2000;

/**
 * Opens the definitions of a release. `before` is the gate over another release of the same portal: only what differs
 * from it is checked again.
 */
export function openDefinitions(files: readonly SourceFile[], forms: FormNames, before?: OpenGate): DefinitionReader {
  let gate: OpenGate | undefined;
  const opened = (): OpenGate => {
    gate ??= before?.edit(files) ?? openGate(files, { forms });
    return gate;
  };
  let beside: { readonly changes: string; readonly files: readonly SourceFile[]; readonly gate: OpenGate } | undefined;
  let othersBefore: string | undefined;
  /**
   * Returns the set with the drafts of others, so that only the draft that is being written is checked. It is opened when
   * a second text is checked beside the same drafts, because opening it takes longer than one check.
   */
  const withOthers = (changes: readonly DefinitionContent[]): typeof beside => {
    const key = keyOfChanges(changes);
    if (beside?.changes !== key && othersBefore === key) {
      const laid = applyChanges(files, changes);
      beside = { changes: key, files: laid, gate: opened().edit(laid) };
    }
    othersBefore = key;
    return beside?.changes === key ? beside : undefined;
  };
  let last: { readonly changes: string; readonly inspection: Inspection } | undefined;
  /** A draft is judged while it is written, and again when it is saved: the same set is inspected once. */
  const inspect = (changes: readonly DefinitionContent[], own: DefinitionContent): Inspection => {
    const key = keyOfChanges([...changes, own]);
    if (last?.changes !== key) {
      const others = changes.length === 0 ? undefined : withOthers(changes);
      const inspection =
        others === undefined
          ? opened().inspect(applyChanges(files, [...changes, own]))
          : others.gate.inspect(applyChanges(others.files, [own]));
      last = { changes: key, inspection };
    }
    return last.inspection;
  };
  let lastBuilt: { readonly changes: string; readonly built: BuiltSet } | undefined;
  /** What is published was tried out before, and its answers are put through it page by page. */
  const build = (changes: readonly DefinitionContent[]): BuiltSet => {
    const key = JSON.stringify(changes);
    if (lastBuilt?.changes !== key)
      lastBuilt = { changes: key, built: buildSet(opened(), applyChanges(files, changes)) };
    return lastBuilt.built;
  };
  const replayable = createReplayable();
  let live: LoadedRelease | undefined;
  let uses: ReadonlyMap<string, readonly FoundUse[]> | undefined;
  const answers: {
    [Name in QuestionName]: (
      question: DefinitionQuestions[Name],
    ) => DefinitionAnswers[Name] | Promise<DefinitionAnswers[Name]>;
  } = {
    judge: ({ changes, own, draw }) => {
      const inspection = inspect(changes, own);
      const drawn = draw === undefined ? undefined : previewDefinition(inspection, own, draw);
      return {
        ...{ errors: ownFirst(inspection.errors.map(placed), own).slice(0, most), texts: textsOf(own) },
        ...(drawn === undefined ? {} : { drawing: JSON.stringify(drawn) }),
      };
    },
    build: ({ changes }) => build(changes),
    replay: async ({ changes, ...question }) => {
      live ??= await replayable(opened().build(files).release);
      const next = await replayable(build(changes).release);
      return live === undefined || next === undefined ? undefined : replayCases({ live, next, ...question });
    },
    complete: ({ own, offset }) => {
      const key = keyOf(own);
      const file = files.find(({ path }) => keyOfPath(path) === key)?.path ?? newPath(own) ?? '';
      return completeAt({ files, file, kind: own.kind, text: own.text, offset });
    },
    find: ({ text }) => findDefinitions(files, text),
    uses: (name) => {
      uses ??= collectUses(files);
      return uses.get(keyOf(name)) ?? [];
    },
    schema: ({ kind }) => schemaOf(kind),
    translations: ({ locale }) => findTranslations(files, locale),
  };
  return {
    answer: async (name, question) => (answers[name] as (asked: typeof question) => unknown)(question),
    gate: () => gate,
  };
}

/** Returns the same key for the same changes in any order. */
function keyOfChanges(changes: readonly DefinitionContent[]): string {
  return JSON.stringify(changes.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)));
}

function buildSet(gate: OpenGate, files: readonly SourceFile[]): BuiltSet {
  const built = gate.build(files);
  return built.release === undefined ? built : { ...built, validators: compileValidators(built.release) };
}

function placed(error: PlacedError): PlacedError {
  const { code, severity, file, pointer, line, column, message, hint } = error;
  const said = { code, severity, file, pointer, line, column, message, ...nameOfPath(file) };
  return hint === undefined ? said : { ...said, hint };
}

/** Errors in the order of their files, those of the draft itself first: the order must not change with every key. */
function ownFirst(errors: readonly PlacedError[], own: DefinitionContent): readonly PlacedError[] {
  const isOther = ({ kind, definition }: PlacedError) => Number(kind !== own.kind || definition !== own.definition);
  return errors.toSorted((a, b) => isOther(a) - isOther(b) || (a.file < b.file ? -1 : Number(a.file > b.file)));
}

function textsOf({ kind, text }: { readonly kind: string; readonly text?: string }): readonly FoundText[] {
  if (text === undefined || kind === 'locale') return [];
  try {
    const found = findTexts({ kind, json: JSON.parse(text) });
    return found
      .filter(({ translatable }) => translatable)
      .map(({ path, pointer, text: words }) => ({ path, pointer, text: words }));
  } catch {
    // While it is being written it cannot always be read.
    return [];
  }
}

/** Which definitions name a definition, by its key. */
function collectUses(files: readonly SourceFile[]): ReadonlyMap<string, readonly FoundUse[]> {
  const found = new Map<string, FoundUse[]>();
  for (const { file, targetFile, pointer, line, name } of findReferences(loadSet(files).set)) {
    const of = targetFile === undefined || targetFile === file ? undefined : keyOfPath(targetFile);
    const user = nameOfPath(file);
    // What translates a definition is shown with its texts.
    if (of === undefined || user === undefined || user.kind === 'locale') continue;
    const list = found.get(of) ?? [];
    if (list.length < mostUses) list.push({ ...user, pointer, line, name });
    found.set(of, list);
  }
  return found;
}

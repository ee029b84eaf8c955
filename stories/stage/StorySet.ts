import { isRecord, type Release, type Validators } from '#engine';
import { askedQuestions } from '../plan/visibleQuestions.ts';
import { type Examples, type SampleRecords, sampleRecords } from '../samples/SampleWorld.ts';

/** A set of definitions as the browser gets it. */
export interface StorySet {
  readonly release: Release;
  readonly examples: Examples;
  readonly validators: Validators;
}

/** A set ready to be drawn. */
export interface PreparedSet extends StorySet {
  readonly records: SampleRecords;
}

const prepared = new WeakMap<StorySet, PreparedSet>();

/** Makes the records of a set, and lets flows ask the questions of their bank instead of an operation. */
export function prepareSet(set: StorySet): PreparedSet {
  const before = prepared.get(set);
  if (before) return before;
  const { release } = set;
  const flows = Object.fromEntries(
    Object.entries(release.flows).map(([id, flow]) => {
      const questions = askedQuestions(flow, release);
      return [id, questions.length > 0 ? { ...flow, questions } : flow];
    }),
  );
  const own = { ...release, flows };
  const made = { ...set, release: own, records: sampleRecords(own, set.examples) };
  prepared.set(set, made);
  return made;
}

/** Records of one entity. */
export function rowsOf(records: SampleRecords, entity: string): readonly Readonly<Record<string, unknown>>[] {
  return (Object.hasOwn(records, entity) ? records[entity] : undefined)?.filter(isRecord) ?? [];
}

import { isRecord, type Release, type Validators } from '#engine';
import { type Examples, type SampleRecords, sampleRecords } from '../../compiler/samples/sampleRecords.ts';
import { askedQuestions } from '../plan/visibleQuestions.ts';

/** A set of definitions in the browser. */
export interface StorySet {
  readonly release: Release;
  readonly examples: Examples;
  readonly validators: Validators;
}

/** A set that is ready to be rendered. */
export interface PreparedSet extends StorySet {
  readonly records: SampleRecords;
}

const prepared = new WeakMap<StorySet, PreparedSet>();

/** Creates the records of a set, and replaces the operations of flows by the questions of their bank. */
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

/** Returns the records of one entity. */
export function rowsOf(records: SampleRecords, entity: string): readonly Readonly<Record<string, unknown>>[] {
  return (Object.hasOwn(records, entity) ? records[entity] : undefined)?.filter(isRecord) ?? [];
}

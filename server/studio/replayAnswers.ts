import { type AnswerSource, answerSources } from '#engine/why';
import type { Key } from '../contract/EntityStorage.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import type { DefinitionContent } from '../releases/applyChanges.ts';
import { digestOf, readFiles } from '../releases/storeRelease.ts';
import type { RecordSelection, ReplayAnswer, ReplayQuestion, StoredCase } from '../replay/Replay.types.ts';
import { readCases, readKeys } from '../replay/readCases.ts';
import { type CaseCounter, createCaseCounter } from '../replay/summariseCases.ts';
import { queryDefinitions } from './queryDefinitions.ts';

/** Records that are read and sent to the thread at once. */
const pageSize = 250;

/** Changed records that an answer lists. */
const mostListed = 500;

/** The part of a context that a replay needs. */
export type ReplayContext = Pick<
  HandlerContext,
  'db' | 'release' | 'storages' | 'scope' | 'locale' | 'releases' | 'outside' | 'notFound'
>;

/** The drafts that submitted answers are put through, over the live release. */
export interface ReplayedDrafts {
  readonly base: string;
  readonly changes: readonly DefinitionContent[];
}

/**
 * Puts the submitted answers of an entity through the live release and through drafts, page by page, in the thread of
 * the definitions and while no transaction waits. Nothing is written, so ask before anything is. Throws a `Refusal`: 404
 * for an entity without submitted answers, 422 if the gate refuses the drafts.
 */
export async function replayAnswers(
  context: ReplayContext,
  drafts: ReplayedDrafts,
  selection: RecordSelection,
): Promise<CaseCounter> {
  const reading = readingOf(context, selection.entity);
  const asked = digestOf(JSON.stringify({ drafts, selection }));
  const keys = await context.outside<readonly Key[]>(`replay ${asked}`, async () => {
    const found = await readKeys(reading, selection);
    return async () => found;
  });
  const counter = createCaseCounter(mostListed);
  for (let at = 0; at < keys.length; at += pageSize) {
    const page = { name: `replay ${asked} ${at}`, cases: () => readCases(reading, keys.slice(at, at + pageSize)) };
    counter.add((await askThread(context, drafts, page)).cases);
  }
  return counter;
}

/** Returns every answer and every result of one record under both releases. Refuses as `replayAnswers`. */
export async function traceAnswers(
  context: ReplayContext,
  drafts: ReplayedDrafts,
  { entity, key }: { readonly entity: string; readonly key: Key },
): Promise<ReplayAnswer> {
  const reading = readingOf(context, entity);
  const name = `trace ${digestOf(JSON.stringify({ drafts, entity, key }))}`;
  const cases = async (): Promise<readonly StoredCase[]> => {
    const found = await readCases(reading, [key]);
    return found.length === 0 ? context.notFound() : found;
  };
  return askThread(context, drafts, { name, cases, trace: context.locale });
}

function readingOf(context: ReplayContext, entity: string) {
  const { db, release, storages } = context;
  const sources: readonly AnswerSource[] = answerSources(release).filter(({ of }) => of === entity);
  const storage = storages.get(entity);
  const keyName = release.entities[entity]?.key ?? 'id';
  if (storage === undefined || sources.length === 0) return context.notFound();
  return { db, storage, sources, keyName };
}

interface Page {
  /** Distinguishes the page from all other questions of the call. */
  readonly name: string;
  readonly cases: () => Promise<readonly StoredCase[]>;
  readonly trace?: string;
}

/** The thread is asked again, with the files, if it does not have the live release. */
async function askThread(
  { db, releases: { forms }, outside, scope, notFound }: ReplayContext,
  { base, changes }: ReplayedDrafts,
  { name, cases, trace }: Page,
): Promise<ReplayAnswer> {
  const ask = async (files?: Awaited<ReturnType<typeof readFiles>>) => {
    const present = { now: scope.clock.now(), today: scope.clock.today() };
    const question: ReplayQuestion = { cases: await cases(), ...present, ...(trace === undefined ? {} : { trace }) };
    const asking = { hash: base, forms, name: 'replay' as const, question: { changes, ...question } };
    return () => queryDefinitions({ ...asking, ...(files === undefined ? {} : { files }) });
  };
  const known = await outside(name, () => ask());
  const answered =
    known ?? (await outside(`${name} files`, async () => ask((await readFiles(db, base)) ?? notFound())));
  const answer = answered?.answer;
  if (answer === undefined) throw new Refusal({ status: 422, code: 'definitions' });
  return answer;
}

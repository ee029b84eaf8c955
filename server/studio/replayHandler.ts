import { formatText, isRecord, type Text } from '#engine';
import { answerSources } from '#engine/why';
import { defineHandler } from '../contract/defineHandler.ts';
import type { Key } from '../contract/EntityStorage.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { loadRecords } from '../records/readRecords.ts';
import { assertLive, contentsOf } from '../releases/publishRelease.ts';
import { refuseField } from '../releases/readContent.ts';
import type { RecordSelection, ReplayedCase } from '../replay/Replay.types.ts';
import { mayReadAnswers } from './mayReadAnswers.ts';
import { readRequestedChanges } from './readRequestedChanges.ts';
import { replayAnswers, traceAnswers } from './replayAnswers.ts';

/** Records that are read unless the caller says how many. */
const usuallyLast = 1000;

/**
 * Compares what the live release and the drafts make of submitted answers. Without an entity, it says only which
 * entities have some; with a record, it shows each of its answers. Nothing is written.
 */
export const replayHandler = defineHandler('releases.replay', async (context) => {
  const { db, body } = context;
  const { base, editions, changes } = await readRequestedChanges(context);
  await assertLive(db, base);
  const sources = sourcesOf(context);
  const entity = sources.find((source) => source.entity === body['entity'])?.entity;
  if (entity === undefined) return body['entity'] === undefined ? { sources } : context.notFound();
  const drafts = { base, changes: contentsOf({ editions, changes }) };
  const mayRead = mayReadAnswers(context, entity);
  if (typeof body['record'] === 'string') {
    if (!mayRead) return context.notFound();
    const { trace } = await traceAnswers(context, drafts, { entity, key: keyOf(context, entity, body['record']) });
    return { sources, answers: trace?.answers ?? [], results: trace?.results ?? [] };
  }
  const counter = await replayAnswers(context, drafts, selectionOf(context, entity));
  return {
    sources,
    summary: { ...counter.summary(entity), title: titleOf(context, entity) },
    rows: mayRead ? await rowsOf(context, entity, counter.changed()) : [],
  };
});

/** Entities with submitted answers, and what their records can be selected by. */
function sourcesOf(context: HandlerContext) {
  const sources = answerSources(context.release);
  return [...new Set(sources.map(({ of }) => of))].map((entity) => {
    const own = sources.filter(({ of }) => of === entity);
    const paths = [...new Set(own.flatMap(({ by }) => by))];
    return {
      ...{ entity, title: titleOf(context, entity) },
      dated: own.some(({ since }) => since !== undefined),
      by: paths.flatMap((path) => selectorsOf(context, entity, path)),
    };
  });
}

/** One entry for each value of a property that has a list of them, else one entry without a value. */
function selectorsOf(context: HandlerContext, entity: string, path: string) {
  const property = context.release.entities[entity]?.properties.find((one) => one.path === path);
  const selector = { path, title: property === undefined ? path : wordsOf(context, property.title) };
  if (property?.values === undefined) return [selector];
  return property.values.map(({ value, title }) => ({
    ...selector,
    ...{ value: String(value), label: wordsOf(context, title) },
  }));
}

function selectionOf({ body, release }: HandlerContext, entity: string): RecordSelection {
  const sources = answerSources(release).filter(({ of }) => of === entity);
  const given: readonly unknown[] = Array.isArray(body['values']) ? body['values'] : [];
  const values = given.filter(isRecord).map(({ path, value }, index) => {
    const isDeclared = sources.some(({ by }) => by.includes(String(path)));
    if (!isDeclared) throw refuseField(`/values/${index}/path`, `${entity} cannot be selected by "${String(path)}".`);
    return [String(path), String(value)] as const;
  });
  return {
    ...{ entity, last: Number(body['last'] ?? usuallyLast), values: Object.fromEntries(values) },
    ...(typeof body['since'] === 'string' ? { since: body['since'] } : {}),
  };
}

/** Returns the changed records with their titles, for users who may read them. */
async function rowsOf(context: HandlerContext, entity: string, changed: readonly ReplayedCase[]) {
  const model = context.release.entities[entity];
  const keys = changed.map(({ key }) => key);
  const records = await loadRecords(context, entity, keys);
  const byKey = new Map(records.map((record) => [String(record[model?.key ?? 'id']), record]));
  return changed.map(({ key, flow, effects, from, to }) => {
    const record = byKey.get(String(key)) ?? {};
    const scope = { ...context.scope, variables: { ...context.scope.variables, ...record, this: record } };
    const title = model?.display === undefined ? String(key) : formatText(model.display, scope, context.runtime);
    return { record: String(key), title, flow, effects, from, to };
  });
}

function titleOf(context: HandlerContext, entity: string): string {
  const title = context.release.entities[entity]?.title;
  return title === undefined ? entity : wordsOf(context, title);
}

function wordsOf({ scope, runtime }: HandlerContext, text: Text): string {
  return formatText(text, scope, runtime);
}

/** Refuses with 404 what cannot be a key, instead of an error of the database. */
function keyOf({ storages, notFound }: HandlerContext, entity: string, key: string): Key {
  if (storages.get(entity)?.keyType !== 'number') return key;
  return /^\d{1,9}$/.test(key) ? Number(key) : notFound();
}

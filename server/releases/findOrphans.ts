import { sql } from 'kysely';
import type { QuestionModel, Release } from '#engine';
import type { StorageMap } from '../contract/EntityStorage.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { columnOf, countDrafts, countRecords, hasColumn } from './countInstances.ts';
import type { DefinitionChange } from './diffFiles.ts';
import type { Uses } from './findUses.ts';

/** Stored data that a new release no longer defines, and the number of open instances with it. */
export interface Orphan {
  readonly what: 'answer' | 'state' | 'property';
  /** Number of the question, name of the state, or path of the property. */
  readonly name: string;
  readonly instances: number;
}

interface Looking extends DefinitionChange {
  readonly db: Queries;
  readonly storages: StorageMap;
  readonly live: Release;
  readonly next: Release;
  readonly uses: Uses;
}

/** Returns the answers in drafts and records to questions that a changed flow or question bank no longer contains. */
export async function orphanedAnswers({
  db,
  storages,
  live,
  next,
  uses,
  ...change
}: Looking): Promise<readonly Orphan[]> {
  if (change.kind !== 'flow') return [];
  const kept = new Set(questionsOf(next, change.definition));
  const losses: Orphan[] = [];
  for (const question of questionsOf(live, change.definition).filter((id) => !kept.has(id))) {
    const key = JSON.stringify(`q${question}`);
    let instances = await countDrafts(db, { wizards: uses.wizards, release: live.hash, path: `$.**.${key}` });
    for (const entity of uses.entities) {
      const storage = storages.get(entity);
      if (storage === undefined || !(await hasColumn(db, storage.table, 'attributes'))) continue;
      const path = `$.**.question ? (@ == ${JSON.stringify(question)})`;
      const where = sql`jsonb_path_exists(t.attributes, ${path}::text::jsonpath)`;
      instances += await countRecords(db, { live, entity, storage, where });
    }
    losses.push({ what: 'answer', name: String(question), instances });
  }
  return losses;
}

/** Returns the states that a changed lifecycle no longer has, with the number of records in each. */
export async function orphanedStates({ db, storages, live, next, ...change }: Looking): Promise<readonly Orphan[]> {
  const lifecycle = change.kind === 'lifecycle' ? live.lifecycles[change.definition] : undefined;
  if (lifecycle === undefined) return [];
  const kept = new Set(statesOf(next, change.definition));
  const storage = storages.get(lifecycle.of);
  const column = storage && columnOf(storage, lifecycle.at);
  const losses: Orphan[] = [];
  for (const state of statesOf(live, change.definition).filter((name) => !kept.has(name))) {
    const where = sql`${column ?? sql`null`} = ${state}`;
    const instances = await countRecords(db, { live, entity: lifecycle.of, storage, where });
    losses.push({ what: 'state', name: state, instances });
  }
  return losses;
}

/** Returns the properties that a changed entity no longer has, with the number of open records with a value. */
export async function orphanedProperties({ db, storages, live, next, ...change }: Looking): Promise<readonly Orphan[]> {
  const entity = change.kind === 'entity' ? live.entities[change.definition] : undefined;
  if (entity === undefined) return [];
  const kept = new Set(next.entities[change.definition]?.properties.map(({ path }) => path));
  const storage = storages.get(entity.id);
  const losses: Orphan[] = [];
  for (const { path } of entity.properties.filter((property) => !kept.has(property.path))) {
    const column = storage && columnOf(storage, path);
    const where = sql`${column ?? sql`null`} is not null`;
    losses.push({
      what: 'property',
      name: path,
      instances: await countRecords(db, { live, entity: entity.id, storage, where }),
    });
  }
  return losses;
}

function questionsOf({ flows }: Release, id: string): readonly (string | number)[] {
  const questions = flows[id]?.questions;
  return isBank(questions) ? questions.flatMap(withInner) : [];
}

function isBank(questions: unknown): questions is readonly QuestionModel[] {
  return Array.isArray(questions);
}

function withInner(question: QuestionModel): readonly (string | number)[] {
  return [question.question, ...question.questions.flatMap(withInner)];
}

function statesOf({ lifecycles }: Release, id: string): readonly string[] {
  const lifecycle = lifecycles[id];
  const moved = lifecycle?.events.flatMap(({ from, to }) => [...from, ...(to === undefined ? [] : [to])]) ?? [];
  return [...new Set([...moved, ...(lifecycle?.states.map(({ state }) => state) ?? [])])];
}

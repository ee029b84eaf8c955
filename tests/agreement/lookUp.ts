import {
  bindCall,
  type CallModel,
  completeResult,
  type EntityModel,
  type Expression,
  evaluate,
  type FieldModel,
  grantedRelations,
  isDeepEqual,
  isExpression,
  isRecord,
  type OperationAdapter,
  OperationError,
  type OperationModel,
  type Release,
  readPath,
  type Scope,
} from '#engine';
import { readOptionArguments } from '../../renderer/forms/readOptionArguments.ts';
import { rowsOf } from '../../renderer/forms/rowsOf.ts';
import type { Sending } from './browserSide.ts';

type Row = Readonly<Record<string, unknown>>;

/** The API as one user sees it, with responses cached as in a browser. */
export interface LookUp {
  readonly release: Release;
  readonly scope: Scope;
  /** Resolves to undefined if the request is refused. */
  ask(operation: string, args: Row): Promise<unknown>;
}

/** Creates the view of the API for one user. */
export function createLookUp(adapter: OperationAdapter, release: Release, scope: Scope): LookUp {
  const known = new Map<string, Promise<unknown>>();
  const ask = async (id: string, args: Row): Promise<unknown> => {
    try {
      const operation = release.operations[id];
      const result = await adapter.run(id, args);
      return operation === undefined ? result : completeResult({ operation, result, scope, release, keeps: true });
    } catch (error) {
      if (error instanceof OperationError && error.status !== 500) return undefined;
      throw error;
    }
  };
  return {
    release,
    scope,
    ask: (id, args) => {
      const name = JSON.stringify([id, args]);
      const answer = known.get(name) ?? ask(id, args);
      known.set(name, answer);
      return answer;
    },
  };
}

/** Returns the record of a call as this user may see it, with the records of its `by` properties. */
export async function findRecord(
  operation: OperationModel,
  args: Row,
  lookUp: LookUp,
): Promise<Pick<Sending, 'record' | 'missing'>> {
  const entity = operation.of === undefined ? undefined : lookUp.release.entities[operation.of];
  if (entity === undefined) return { missing: false };
  const key = entity.key === undefined ? undefined : args[entity.key];
  const stored = key === undefined ? undefined : await shown(entity, key, lookUp);
  const isNamed = key !== undefined && namesStored(operation, entity) && getterOf(entity, lookUp) !== undefined;
  if (isNamed && stored === undefined) return { missing: true };
  const record: Record<string, unknown> = { ...stored };
  for (const { path, by, entity: id } of entity.properties) {
    const related = id === undefined ? undefined : lookUp.release.entities[id];
    const value = by === undefined ? undefined : (stored?.[by] ?? args[by]);
    if (related === undefined || value === undefined || getterOf(related, lookUp) === undefined) continue;
    const found = await shown(related, value, lookUp);
    if (found !== undefined) record[path] = found;
    else if (stored === undefined && Object.keys(related.owners).length > 0) return { missing: true };
  }
  return Object.keys(record).length > 0 ? { record, missing: false } : { missing: false };
}

/** Returns whether a key refers to a record that must exist: one in the path, or one that the body may only repeat. */
function namesStored(operation: OperationModel, entity: EntityModel): boolean {
  const field = operation.body?.find(({ path }) => path === entity.key);
  return operation.parameters.some((name) => name === entity.key) || field?.readOnly === true;
}

/** Returns the operation that reads a record by its key: one that the user may call, if there is one. */
function getterOf(entity: EntityModel, { release, scope }: LookUp): OperationModel | undefined {
  const { key = '' } = entity;
  const names = [key, `${entity.id}${key.charAt(0).toUpperCase()}${key.slice(1)}`];
  const getters = Object.values(release.operations).filter(
    ({ method, result }) =>
      method === 'GET' && 'type' in result && result.type.replace(/(\[\]|\?)+$/, '') === entity.id,
  );
  const byKey = names.flatMap((name) =>
    getters.filter(({ parameters }) => parameters.length === 1 && parameters[0] === name),
  );
  const pages = getters.filter(({ result, parameters }) => result.shape === 'page' && parameters.length === 0);
  const all = [...byKey, ...pages];
  return all.find((getter) => grantedRelations(getter, scope, release).length > 0) ?? all[0];
}

async function shown(entity: EntityModel, key: unknown, lookUp: LookUp): Promise<Row | undefined> {
  const getter = getterOf(entity, lookUp);
  if (getter === undefined || entity.key === undefined || key === '' || typeof key === 'object') return undefined;
  const name = entity.key;
  const paged = getter.result.shape === 'page';
  const answer = await lookUp.ask(getter.id, paged ? { size: 2000 } : { [getter.parameters[0] ?? name]: key });
  const row = paged ? rowsOf(answer).find((one) => isRecord(one) && String(one[name]) === String(key)) : answer;
  return isRecord(row) ? row : undefined;
}

interface ChoiceInput {
  readonly lookUp: LookUp;
  /** Variables in the scope of the fields besides the draft. */
  readonly variables: Row;
  /** Loads options also for fields without a value, as a form does. */
  readonly whole: boolean;
}

/** Returns the options and dynamic fields of a draft, and the selected records. */
export async function findChoices(
  fields: readonly FieldModel[],
  sent: unknown,
  { lookUp, variables: outer, whole }: ChoiceInput,
): Promise<Pick<Sending, 'chosen' | 'offered' | 'brought'>> {
  const chosen: Record<string, unknown> = {};
  const offered: Record<string, readonly unknown[]> = {};
  const brought: Record<string, readonly unknown[]> = {};
  for (const field of fields) {
    const variables = { ...outer, this: sent, root: sent, chosen, options: offered };
    const scope = { ...lookUp.scope, variables };
    if (field.each) {
      const items = await askSource(field.each.from, lookUp, scope);
      if (items) brought[field.path] = items;
    }
    const value = readPath(sent, field.path);
    if (!field.options || field.options.paged) continue;
    if (!whole && (value === undefined || value === '')) continue;
    const items = await askSource(field.options.source, lookUp, scope);
    if (!items && !whole) continue;
    offered[field.path] = items ?? [];
    const picked = pick(field, value, items ?? []);
    if (picked !== undefined) chosen[field.path] = picked;
  }
  return { chosen, offered, brought };
}

async function askSource(
  source: CallModel | Expression,
  lookUp: LookUp,
  scope: Scope,
): Promise<readonly unknown[] | undefined> {
  if (isExpression(source)) {
    try {
      const list = evaluate(source, scope);
      return Array.isArray(list) ? list : undefined;
    } catch {
      return undefined;
    }
  }
  const operation = lookUp.release.operations[source.run];
  if (!operation) return undefined;
  const asking = { operation, scope, release: lookUp.release };
  if (bindCall(source, asking).unbound.length > 0) return undefined;
  const args = readOptionArguments(source, asking);
  return args === undefined ? undefined : rowsOf(await lookUp.ask(source.run, args));
}

function pick(field: FieldModel, value: unknown, items: readonly unknown[]): unknown {
  const key = field.options?.key;
  const find = (one: unknown) =>
    items.find((item) => isDeepEqual(key === undefined || !isRecord(item) ? item : item[key], one));
  if (!Array.isArray(value)) return find(value);
  const picked = value.map(find);
  return picked.includes(undefined) ? undefined : picked;
}

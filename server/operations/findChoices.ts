import { type FieldModel, isDeepEqual, isExpression, isRecord, readPath } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import { findAnswerChoices } from './findAnswerChoices.ts';
import { findPaged, loadSource, type RunAsUser } from './loadOptions.ts';

/** The current results of the sources of a body's fields for this user. */
export interface Choices {
  /** Field → the selected record. */
  readonly chosen: Readonly<Record<string, unknown>>;
  /** Field → its options. */
  readonly offered: Readonly<Record<string, readonly unknown[]>>;
  /** Field → the items that its dynamic fields are created from. */
  readonly brought: Readonly<Record<string, readonly unknown[]>>;
  /** Paths of values that are not in their paged source. */
  readonly strangers: readonly string[];
}

/** Loads the data of every source again, as the user: the client sends the selected value, but not its record. */
export async function findChoices(context: HandlerContext, body: unknown, run: RunAsUser): Promise<Choices> {
  const chosen: Record<string, unknown> = {};
  const offered: Record<string, readonly unknown[]> = {};
  const brought: Record<string, readonly unknown[]> = {};
  const strangers: string[] = [];
  for (const field of context.operation.body ?? []) {
    const value: unknown = readPath(body, field.path);
    const variables = { ...context.scope.variables, this: body, root: body, chosen, options: offered };
    const scope = { ...context.scope, variables };
    if (field.each !== undefined) {
      const items = await loadSource(field.each.from, { scope, context, run });
      if (items !== undefined) brought[field.path] = items;
    }
    if (field.flow !== undefined) {
      const found = await findAnswerChoices({ field, answers: value, context, run });
      Object.assign(offered, found.offered);
      strangers.push(...found.strangers);
    }
    if (field.options === undefined || isBlank(value)) continue;
    if (field.options.paged && !isExpression(field.options.source)) {
      const { options } = field;
      const found = await findPaged({ options, call: field.options.source, value, context });
      if (found === undefined && !isDeepEqual(readPath(context.record, field.path), value)) strangers.push(field.path);
      if (found !== undefined && found !== 'unknown') chosen[field.path] = found;
      continue;
    }
    const list = await loadSource(field.options.source, { scope, context, run });
    if (list === undefined) continue;
    offered[field.path] = list;
    const picked = pick(field, value, list);
    if (picked !== undefined) chosen[field.path] = picked;
  }
  return { chosen, offered, brought, strangers };
}

function pick(field: FieldModel, value: unknown, list: readonly unknown[]): unknown {
  const key = field.options?.key;
  const find = (wanted: unknown): unknown =>
    list.find((item) => isDeepEqual(key === undefined || !isRecord(item) ? item : item[key], wanted));
  if (!Array.isArray(value)) return find(value);
  const picked = value.map(find);
  return picked.includes(undefined) ? undefined : picked;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

import { completeRecord, type EntityModel, resolveTemplate, writePath } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';

type Row = Readonly<Record<string, unknown>>;

/** A new record with the defaults of its entity where it is silent, and with its computed properties. */
export function withDefaults(
  entity: EntityModel,
  values: Row,
  { scope, release }: Pick<HandlerContext, 'scope' | 'release'>,
): Row {
  let record = values;
  for (const { path, default: preset } of entity.properties) {
    if (preset === undefined || record[path] !== undefined) continue;
    const value = resolveTemplate(preset, scope);
    if (value !== undefined) record = writePath(record, path, value);
  }
  return completeRecord(entity, record, scope, release);
}

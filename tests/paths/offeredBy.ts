import { evaluate, type FieldModel, isExpression, isRecord, readPath, type Scope } from '#engine';
import { readOptionArguments } from '../../renderer/forms/readOptionArguments.ts';
import type { World } from './findWorlds.ts';
import { sampleRows } from './sampleValues.ts';

type Options = NonNullable<FieldModel['options']>;

/**
 * Returns what a source of options would return: the list of an expression, or sample records of a call. Returns
 * undefined if the source depends on a missing answer.
 */
export function offeredBy(source: Options['source'], scope: Scope, world: World): readonly unknown[] | undefined {
  if (isExpression(source)) {
    try {
      const list = evaluate(source, scope);
      return Array.isArray(list) ? list : undefined;
    } catch {
      return undefined;
    }
  }
  const operation = world.release.operations[source.run];
  if (!operation || readOptionArguments(source, { operation, scope, release: world.release }) === undefined)
    return undefined;
  return 'type' in operation.result ? sampleRows(operation.result.type, world) : undefined;
}

/** Returns the values that are stored if one of these options is selected. */
export function valuesOffered({ key }: Options, items: readonly unknown[]): readonly unknown[] {
  return items.map((item) => (key !== undefined && isRecord(item) ? readPath(item, key) : item));
}

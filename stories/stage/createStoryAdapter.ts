import { createMemoryAdapter, type MemoryHandler } from '#api';
import { type OperationAdapter, type OperationModel, pageOf, type Release } from '#engine';
import type { SampleRecords } from '../../compiler/samples/sampleRecords.ts';
import { portalConfig } from '../../web/portalConfig.ts';
import type { StageWorld } from './StageWorld.ts';
import { rowsOf } from './StorySet.ts';

/**
 * Creates the memory adapter for the sample records. Operations that return another entity than their own have its
 * records.
 */
export function createStoryAdapter(world: StageWorld, locale: string, silent: boolean): OperationAdapter {
  const { release, validators, user, clock, expressions, records } = world;
  const memory = createMemoryAdapter({
    release,
    records,
    validators,
    user,
    clock,
    expressions,
    locale,
    handlers: handlersOf(release, records),
    ...(silent ? { delay: () => Promise.withResolvers<void>().promise } : {}),
  });
  const { draftGet, draftSave, draftRemove, preferencesList, preferencesSave } = portalConfig.operations;
  const drafts = [draftGet, draftSave, draftRemove, preferencesList, preferencesSave];
  // A wizard has no draft before its story, and none is resumed afterwards. The list of drafts has samples, whose keys
  // belong to no wizard.
  return { run: async (id, args, options) => (drafts.includes(id) ? undefined : memory.run(id, args, options)) };
}

function handlersOf(release: Release, records: SampleRecords): Readonly<Record<string, MemoryHandler>> {
  return Object.fromEntries(
    Object.values(release.operations).flatMap((operation): [string, MemoryHandler][] => {
      const answer = answerOf(operation, records, release);
      return answer ? [[operation.id, answer]] : [];
    }),
  );
}

function answerOf(operation: OperationModel, records: SampleRecords, release: Release): MemoryHandler | undefined {
  const { id, method, of, parameters, result, size } = operation;
  if (id === portalConfig.operations.me) return ({ user }) => user;
  if (method !== 'GET' || !('type' in result)) return undefined;
  const entity = result.type.replace(/(\[\]|\?)+$/, '');
  const { key, properties = [] } = release.entities[entity] ?? {};
  const isNamed = parameters.every((name) => properties.some(({ path }) => path === name));
  if (entity === of && (result.shape !== 'one' || isNamed)) return undefined;
  const rows = rowsOf(records, entity);
  if (result.shape === 'one') {
    return ({ args }) =>
      rows.find((row) => parameters.some((name) => key !== undefined && String(row[key]) === String(args[name]))) ??
      rows[0];
  }
  return result.shape === 'list' ? () => rows : () => pageOf(rows, 0, size);
}

import type { EntityModel, Release, Rights } from '#engine';
import { createRightsFilter } from './filterByRights.ts';
import { namesIn } from './namesIn.ts';
import { operationFor } from './releaseFor.ts';

/**
 * The operations that somebody with these rights may call, whether a screen leads to them or not, with the fields they
 * may send and read and the entities that these name. What pages draw is left out.
 */
export function callableOperations(release: Release, rights: Rights): Release {
  const cutting = createRightsFilter(rights, release);
  const operations = Object.fromEntries(
    Object.entries(release.operations)
      .filter(([id]) => cutting.mayRun(id))
      .map(([id, operation]) => [id, operationFor(operation, rights, cutting)]),
  );
  const entities = new Map<string, EntityModel>();
  const waiting: unknown[] = [operations];
  while (waiting.length > 0) {
    for (const name of namesIn(waiting.pop())) {
      const entity = Object.hasOwn(release.entities, name) ? release.entities[name] : undefined;
      if (entity === undefined || entities.has(name)) continue;
      const own = cutting.cut(entity);
      entities.set(name, own);
      waiting.push(own);
    }
  }
  const named = Object.keys(release.entities).flatMap((id) => {
    const entity = entities.get(id);
    return entity === undefined ? [] : [[id, entity] as const];
  });
  const nothing = { forms: {}, flows: {}, wizards: {}, lifecycles: {}, screens: {}, menus: {}, templates: {} };
  const { hash, language, locales, access, settings, texts } = release;
  const kept = { hash, language, locales, access, settings, texts };
  return { ...kept, ...nothing, operations, entities: Object.fromEntries(named) };
}

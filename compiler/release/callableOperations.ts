import type { EntityModel, Release, Rights } from '#engine';
import { createRightsFilter } from './filterByRights.ts';
import { namesIn } from './namesIn.ts';
import { operationFor } from './releaseFor.ts';

/**
 * The operations that a user with these rights may call, whether or not a screen uses them, with the fields that the
 * user may send and read, and the entities of these. Screens, forms and other parts of pages are left out.
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

import type { Release, ScreenModel } from '#engine';

/** What has to be there before a screen can be drawn, or is best loaded by then. */
export interface ScreenNeeds {
  /** Head words of the blocks on it and on what opens from it. */
  readonly blocks: ReadonlySet<string>;
  /** Expressions are made while it is drawn: by answers that bring fields, and by questions. */
  readonly parser: boolean;
  /** Values are compared with patterns. */
  readonly patterns: boolean;
}

const known = new WeakMap<ScreenModel, ScreenNeeds>();

/** Finds what a screen needs, in its own model and in the models it names. Where it leads to is not followed. */
export function screenNeeds(screen: ScreenModel, release: Release): ScreenNeeds {
  const before = known.get(screen);
  if (before) return before;
  const found = { blocks: new Set<string>(), parser: false, patterns: false };
  const seen = new Set<unknown>();
  const follow = (model: unknown): void => {
    if (model === undefined || seen.has(model)) return;
    seen.add(model);
    visit(model);
  };
  const visit = (part: unknown): void => {
    if (typeof part === 'string') {
      follow(own(release.forms, part));
      follow(own(release.wizards, part));
      follow(own(release.screens, part));
      if (own(release.flows, part)) {
        found.blocks.add('flow');
        found.parser = true;
        found.patterns = true;
      }
      if (bringsFields(own(release.entities, part))) found.parser = true;
      return;
    }
    if (typeof part !== 'object' || part === null) return;
    if ('verb' in part && part.verb === 'go') return;
    if ('block' in part && typeof part.block === 'string') found.blocks.add(part.block);
    if ('each' in part && part.each !== undefined) found.parser = true;
    if ('=' in part && typeof part['='] === 'string' && part['='].includes('matches(')) found.patterns = true;
    for (const inner of Object.values(part)) visit(inner);
  };
  follow(screen);
  known.set(screen, found);
  return found;
}

function own<Model>(table: Readonly<Record<string, Model>>, name: string): Model | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function bringsFields(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return ('each' in part && part.each !== undefined) || Object.values(part).some(bringsFields);
}

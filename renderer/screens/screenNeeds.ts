import type { FlowModel, FormModel, Release, ScreenModel } from '#engine';

/** What can be drawn in a page or a dialog. */
export type DrawnModel = ScreenModel | FormModel | FlowModel;

/** What has to be there before something can be drawn, or is best loaded by then. */
export interface ScreenNeeds {
  /** Head words of the blocks on it. */
  readonly blocks: ReadonlySet<string>;
  /** Expressions are made while it is drawn: by answers that bring fields, and by questions. */
  readonly parser: boolean;
  /** Values are compared with patterns. */
  readonly patterns: boolean;
}

const known = new WeakMap<DrawnModel, ScreenNeeds>();

/** Finds what a model needs, in itself and in the models it names. Where it leads to and what it opens has needs of its own. */
export function screenNeeds(drawn: DrawnModel, release: Release): ScreenNeeds {
  const before = known.get(drawn);
  if (before) return before;
  const found = { blocks: new Set<string>(), parser: false, patterns: false };
  const seen = new Set<unknown>();
  const follow = (model: unknown): void => {
    if (model === undefined || seen.has(model)) return;
    seen.add(model);
    visit(model);
  };
  /** A flow asks for its questions, which may say anything. */
  const ask = (): void => {
    found.blocks.add('flow');
    found.parser = true;
    found.patterns = true;
  };
  const enter = (block: string, of: string): void => {
    found.blocks.add(block);
    if (block === 'flow') ask();
    if (block === 'form') follow(own(release.forms, of));
    if (block === 'part') follow(own(release.screens, of));
    // The steps of a wizard are of every kind, and most of them ask.
    if (block === 'wizard') ask();
  };
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('verb' in part && (part.verb === 'go' || part.verb === 'open')) return;
    if ('block' in part && typeof part.block === 'string') {
      enter(part.block, 'of' in part && typeof part.of === 'string' ? part.of : '');
    }
    if ('each' in part && part.each !== undefined) found.parser = true;
    if ('=' in part && typeof part['='] === 'string' && part['='].includes('matches(')) found.patterns = true;
    for (const inner of Object.values(part)) visit(inner);
  };
  if ('questions' in drawn) ask();
  follow(drawn);
  known.set(drawn, found);
  return found;
}

function own<Model>(table: Readonly<Record<string, Model>>, name: string): Model | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

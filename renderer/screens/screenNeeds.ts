import type { BlockModel, FlowModel, FormModel, Release, ScreenModel } from '#engine';

/** What can be drawn in a page or a dialog, or once it is opened. */
export type DrawnModel = ScreenModel | FormModel | FlowModel | BlockModel;

/** What has to be there before something can be drawn, or is best loaded by then. */
export interface ScreenNeeds {
  /** Head words of the blocks on it. */
  readonly blocks: ReadonlySet<string>;
  /** Expressions are made while it is drawn: by answers that bring fields with conditions, and by questions. */
  readonly parser: boolean;
  /** Values are compared with patterns. */
  readonly patterns: boolean;
}

/** What stays alive of a field that an answer has brought. */
const liveWords: ReadonlySet<string> = new Set(['when', 'locked', 'required']);

/** What is drawn once a tab is opened. */
const whenOpened: ReadonlySet<string> = new Set(['body', 'actions']);

/** What is asked where something is filled in. */
const whenFilled: ReadonlySet<string> = new Set(['rules', 'normalise']);

const known = new WeakMap<DrawnModel, ScreenNeeds>();

/**
 * Finds what a model needs, in itself and in the models it names. Where it leads to, what it opens, and what is inside
 * its tabs has needs of its own.
 */
export function screenNeeds(drawn: DrawnModel, release: Release): ScreenNeeds {
  const before = known.get(drawn);
  if (before) return before;
  const found = { blocks: new Set<string>(), parser: false, patterns: false };
  const seen = new Set<unknown>();
  const follow = (model: unknown, isFilled: boolean): void => {
    if (model === undefined || seen.has(model)) return;
    seen.add(model);
    visit(model, isFilled);
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
    if (block === 'form') follow(own(release.forms, of), true);
    if (block === 'part') follow(own(release.screens, of), false);
    // The steps of a wizard are of every kind, and most of them ask.
    if (block === 'wizard') ask();
  };
  const visit = (part: unknown, isFilled: boolean): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('verb' in part && (part.verb === 'go' || part.verb === 'open')) return;
    if ('block' in part && typeof part.block === 'string') {
      enter(part.block, 'of' in part && typeof part.of === 'string' ? part.of : '');
    }
    if ('each' in part && makesConditions(part.each)) found.parser = true;
    if ('=' in part && typeof part['='] === 'string' && part['='].includes('matches(')) found.patterns = true;
    for (const [word, inner] of Object.entries(part)) {
      const isLater = part !== drawn && 'block' in part && part.block === 'tab' && whenOpened.has(word);
      // What is only read is neither checked nor brought into its normal form.
      const isIdle = !isFilled && whenFilled.has(word);
      if (!isLater && !isIdle) visit(inner, isFilled);
    }
  };
  if ('questions' in drawn) ask();
  follow(drawn, 'submits' in drawn);
  known.set(drawn, found);
  return found;
}

/** Answers that bring fields bring expressions when their conditions read the answer. */
function makesConditions(each: unknown): boolean {
  if (typeof each !== 'object' || each === null) return false;
  const words: unknown = 'each' in each ? each.each : undefined;
  if (typeof words !== 'object' || words === null) return false;
  return Object.entries(words).some(([word, is]) => liveWords.has(word) && typeof is === 'object');
}

function own<Model>(table: Readonly<Record<string, Model>>, name: string): Model | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

import {
  type BlockModel,
  type Expressions,
  type FlowModel,
  type FormModel,
  type MissingParsers,
  missingParsers,
  type QuestionModel,
  type Release,
  type ScreenModel,
  type WizardModel,
} from '#engine';
import { findView, type Views } from '../contexts/Views.ts';

/** What can be drawn in a page or a dialog, or once it is opened. */
export type RenderableModel = ScreenModel | FormModel | FlowModel | WizardModel | BlockModel;

/** What has to be there before something can be drawn, or is best loaded by then. */
export interface ScreenDependencies extends MissingParsers {
  /** Head words of the blocks on it. */
  readonly blocks: ReadonlySet<string>;
}

/** What stays alive of a field that an answer has brought. */
const liveWords: ReadonlySet<string> = new Set(['when', 'locked', 'required']);

/** What is asked where something is filled in. */
const whenFilled: ReadonlySet<string> = new Set(['rules', 'normalise']);

/** What the needs of a model are found in. */
interface NeedsSource {
  readonly release: Release;
  readonly views: Views;
  readonly expressions: Expressions;
}

const known = new WeakMap<Views, WeakMap<RenderableModel, ScreenDependencies>>();

/**
 * Finds what a model needs, in itself and in the models it names: the parser where answers bring fields with conditions.
 * Where it leads to, what it opens, and what is inside its tabs has needs of its own, and so have the questions that a
 * flow asks for.
 */
export function screenDependencies(
  drawn: RenderableModel,
  { release, views, expressions }: NeedsSource,
): ScreenDependencies {
  const before = known.get(views)?.get(drawn);
  if (before) return before;
  const found = { blocks: new Set<string>(), parser: false, patterns: false };
  const seen = new Set<unknown>();
  const need = ({ parser, patterns }: MissingParsers): void => {
    found.parser ||= parser;
    found.patterns ||= patterns;
  };
  const follow = (model: unknown, isFilled: boolean): void => {
    if (model === undefined || seen.has(model)) return;
    seen.add(model);
    visit(model, isFilled);
  };
  const enter = (block: string, of: string): void => {
    found.blocks.add(block);
    const { renders, isFilled = false } = findView(views, block) ?? {};
    if (renders !== undefined) follow(own(renders(release), of), isFilled);
  };
  const visit = (part: unknown, isFilled: boolean): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('verb' in part && (part.verb === 'go' || part.verb === 'open')) return;
    if ('block' in part && typeof part.block === 'string') {
      enter(part.block, 'of' in part && typeof part.of === 'string' ? part.of : '');
    }
    // A step of a wizard.
    if ('kind' in part && part.kind === 'form' && 'form' in part) follow(own(release.forms, String(part.form)), true);
    if ('kind' in part && part.kind === 'screen' && 'screen' in part) {
      follow(own(release.screens, String(part.screen)), false);
    }
    if ('each' in part && makesConditions(part.each)) found.parser = true;
    if ('=' in part && typeof part['='] === 'string') need(missingParsers(part['='], expressions));
    const { whenOpened = [] } = ('block' in part && findView(views, String(part.block))) || {};
    for (const [word, inner] of Object.entries(part)) {
      const isLater = part !== drawn && whenOpened.includes(word);
      // What is only read is neither checked nor brought into its normal form.
      const isIdle = !isFilled && whenFilled.has(word);
      if (!isLater && !isIdle) visit(inner, isFilled);
    }
  };
  follow(drawn, 'submits' in drawn);
  known.set(views, (known.get(views) ?? new WeakMap<RenderableModel, ScreenDependencies>()).set(drawn, found));
  return found;
}

/** Finds what questions cannot be asked without. */
export function questionDependencies(questions: readonly QuestionModel[], expressions: Expressions): MissingParsers {
  const found = { parser: false, patterns: false };
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('=' in part && typeof part['='] === 'string') {
      const { parser, patterns } = missingParsers(part['='], expressions);
      found.parser ||= parser;
      found.patterns ||= patterns;
    }
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(questions);
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

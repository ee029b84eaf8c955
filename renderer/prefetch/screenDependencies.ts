import {
  type BlockModel,
  type Expressions,
  type FlowModel,
  type FormModel,
  missingParsers,
  type QuestionModel,
  type Release,
  type ScreenModel,
  type WizardModel,
} from '#engine';
import { findView, type Views } from '../contexts/Views.ts';

/** What can be rendered in a page or a dialog, or when it is opened. */
export type RenderableModel = ScreenModel | FormModel | FlowModel | WizardModel | BlockModel;

/** Parsers that expressions need and that the page has not loaded. */
export type MissingParsers = ReturnType<typeof missingParsers>;

/** What a screen requires before it is rendered, and what to prefetch for it. */
export interface ScreenDependencies extends MissingParsers {
  /** Discriminators of its blocks. */
  readonly blocks: ReadonlySet<string>;
}

/** Properties of a dynamic field whose expressions are evaluated. */
const liveWords: ReadonlySet<string> = new Set(['when', 'locked', 'required']);

/** Properties that are evaluated only when a form is edited. */
const whenFilled: ReadonlySet<string> = new Set(['rules', 'normalise']);

/** Where the dependencies of a model are looked up. */
interface NeedsSource {
  readonly release: Release;
  readonly views: Views;
  readonly expressions: Expressions;
}

const known = new WeakMap<Views, WeakMap<RenderableModel, ScreenDependencies>>();

/**
 * Returns the dependencies of a model and of the models that it refers to. It needs the parser if dynamic fields have
 * conditions. The targets of links, what it opens, the content of its tabs and the questions that a flow loads have
 * their own dependencies.
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
      // Read-only content is neither validated nor normalised.
      const isIdle = !isFilled && whenFilled.has(word);
      if (!isLater && !isIdle) visit(inner, isFilled);
    }
  };
  follow(drawn, 'submits' in drawn);
  known.set(views, (known.get(views) ?? new WeakMap<RenderableModel, ScreenDependencies>()).set(drawn, found));
  return found;
}

/** Returns the parsers that questions require. */
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

/** Returns whether dynamic fields have conditions that are read from their data. */
function makesConditions(each: unknown): boolean {
  if (typeof each !== 'object' || each === null) return false;
  const words: unknown = 'each' in each ? each.each : undefined;
  if (typeof words !== 'object' || words === null) return false;
  return Object.entries(words).some(([word, is]) => liveWords.has(word) && typeof is === 'object');
}

function own<Model>(table: Readonly<Record<string, Model>>, name: string): Model | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

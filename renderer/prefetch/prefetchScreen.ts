import type { Expressions } from '#engine';
import { findView, type Views } from '../contexts/Views.ts';
import { loadWithRetry } from '../lazy/loadWithRetry.ts';
import type { MissingParsers, ScreenDependencies } from './screenDependencies.ts';

/** Returns whether the parsers that a screen requires are registered. */
export function hasParsers({ parser, patterns }: MissingParsers, expressions: Expressions): boolean {
  return (!parser || expressions.has('parseAst')) && (!patterns || expressions.has('compilePattern'));
}

/** Loads and registers the parsers of expressions and patterns that a screen needs. */
export async function loadParsers({ parser, patterns }: MissingParsers, expressions: Expressions): Promise<void> {
  await Promise.all([
    parser && !expressions.has('parseAst') ? loadExpressionParser(expressions) : undefined,
    patterns && !expressions.has('compilePattern') ? loadPatternParser(expressions) : undefined,
  ]);
}

async function loadExpressionParser(expressions: Expressions): Promise<void> {
  const { parseAst } = await loadWithRetry(() => import('./expressionParser.ts'));
  expressions.register({ parseAst });
}

async function loadPatternParser(expressions: Expressions): Promise<void> {
  const { compilePattern } = await loadWithRetry(() => import('./patternParser.ts'));
  expressions.register({ compilePattern });
}

/** Prefetches all code that a screen needs. A failure is ignored: the code is loaded again when it is rendered. */
export async function prefetchScreen(needs: ScreenDependencies, views: Views, expressions: Expressions): Promise<void> {
  const loading = [...needs.blocks].map((block) => findView(views, block)?.load?.());
  await Promise.allSettled([loadParsers(needs, expressions), ...loading]);
}

import type { MissingReaders } from '#engine';
import { findView, type Views } from '../contexts/Views.ts';
import { loadWithRetry } from '../lazy/loadWithRetry.ts';
import type { ScreenDependencies } from './screenDependencies.ts';

const lent = { parser: false, patterns: false };

/** Whether what a screen cannot be drawn without is there already. */
export function hasParsers(needs: MissingReaders): boolean {
  return (lent.parser || !needs.parser) && (lent.patterns || !needs.patterns);
}

/** Loads what reads expressions and patterns, as far as a screen needs it. */
export async function loadParsers(needs: MissingReaders): Promise<void> {
  if (hasParsers(needs)) return;
  await Promise.all([needs.parser ? lendParser() : undefined, needs.patterns ? lendPatterns() : undefined]);
}

async function lendParser(): Promise<void> {
  (await loadWithRetry(() => import('./lendParser.ts'))).lendParser();
  lent.parser = true;
}

async function lendPatterns(): Promise<void> {
  (await loadWithRetry(() => import('./lendPatterns.ts'))).lendPatterns();
  lent.patterns = true;
}

/** Loads ahead all the code that a screen needs. What fails is loaded again when it is drawn. */
export async function prefetchScreen(needs: ScreenDependencies, views: Views): Promise<void> {
  const loading = [...needs.blocks].map((block) => findView(views, block)?.load?.());
  await Promise.allSettled([loadParsers(needs), ...loading]);
}

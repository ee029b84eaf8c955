import { formatText } from '#engine';
import type { HandlerContext } from '#server';
import type { StoredEvaluation } from './findEvaluation.ts';

/** The part of a context that differs between releases. */
export type ReleaseContext = Pick<HandlerContext, 'release' | 'releaseOf' | 'runtime' | 'scope' | 'text' | 'locale'>;

/**
 * Returns the context with the questions, validators, settings and texts of the release that an evaluation was started
 * under. An evaluation that was not opened yet starts under the live release.
 */
export async function underRelease<Context extends ReleaseContext>(
  context: Context,
  { begunUnder = context.release.hash }: StoredEvaluation,
): Promise<Context> {
  if (begunUnder === context.release.hash) return context;
  const { release, validators } = await context.releaseOf(begunUnder);
  const scope = { ...context.scope, settings: release.settings };
  const words = { release, locale: context.locale };
  return {
    ...context,
    release,
    scope,
    runtime: { ...context.runtime, release, validators },
    text: (text, extra) => formatText(text, scope, extra === undefined ? words : { ...words, extra }),
  };
}

import type { HandlerContext } from '../contract/handler.types.ts';
import type { DefinitionContent } from '../releases/applyChanges.ts';
import { keyOf } from '../releases/definitionPath.ts';
import { readEditions } from '../releases/editions.ts';
import { contentOf } from '../releases/publishRelease.ts';
import type { DefinitionAnswers } from './DefinitionQuestion.types.ts';
import { queryRelease } from './queryRelease.ts';

/**
 * Returns the errors of a definition as it is being written, with all other drafts laid into the live set beside it, as
 * they are when it is checked.
 */
export async function judgeDraft(
  context: HandlerContext,
  own: DefinitionContent,
  draw?: string,
): Promise<DefinitionAnswers['judge']> {
  const { db, release } = context;
  const drafts = (await readEditions(db)).map(contentOf);
  const changes = drafts.filter((draft) => keyOf(draft) !== keyOf(own));
  const about = { own, ...(draw === undefined ? {} : { draw }) };
  return queryRelease(context, release.hash, 'judge', { changes, ...about }, about);
}

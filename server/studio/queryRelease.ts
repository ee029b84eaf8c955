import type { HandlerContext } from '../contract/handler.types.ts';
import { digestOf, readFiles } from '../releases/storeRelease.ts';
import type { DefinitionAnswers, DefinitionQuestions, QuestionName } from './DefinitionQuestion.types.ts';
import { queryDefinitions } from './queryDefinitions.ts';

/**
 * Asks about the definitions of a release while no transaction waits. The call runs again with the answer, so ask before
 * anything is written. Throws a `Refusal` (404) when there is no such release.
 *
 * When the call runs again and asks another question, it is asked, too: an answer only counts for what was asked. Where
 * `about` is given, the answer counts for every question about the same.
 */
export async function queryRelease<Name extends QuestionName>(
  { db, releases: { forms }, outside, notFound }: Pick<HandlerContext, 'db' | 'releases' | 'outside' | 'notFound'>,
  hash: string,
  name: Name,
  question: DefinitionQuestions[Name],
  about: unknown = question,
): Promise<DefinitionAnswers[Name]> {
  const asking = { hash, forms, name, question };
  const asked = `${name} ${digestOf(JSON.stringify(about))}`;
  const known = await outside(`definitions ${asked}`, async () => () => queryDefinitions(asking));
  if (known !== undefined) return known.answer;
  const read = await outside(`files ${asked}`, async () => {
    const files = await readFiles(db, hash);
    if (files === undefined) return notFound();
    return () => queryDefinitions({ ...asking, files });
  });
  return read?.answer ?? notFound();
}

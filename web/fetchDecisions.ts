import type { Expressions, Release, SerializedAst, SerializedMessage } from '#engine';
import { fetchFile } from './fetchRelease.ts';

interface Decisions {
  readonly release: Release;
  readonly trees: Readonly<Record<string, SerializedAst>>;
  /** The parsed forms of its texts, by language. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, SerializedMessage>>>>;
}

/** Fetches the flows of a release whose results the session may explain, with their texts in all languages. */
export async function fetchDecisions(
  hash: string,
  { token, expressions }: { readonly token: string | undefined; readonly expressions: Expressions },
): Promise<Release> {
  const answer = await fetchFile(`/definitions/${hash}/decisions.json`, token);
  const { release, trees, messages }: Decisions = await answer.json();
  expressions.addCompiledExpressions(trees);
  for (const [locale, texts] of Object.entries(release.texts)) {
    expressions.addCompiledMessages(texts, messages[locale] ?? {});
  }
  return release;
}

import type { HandlerContext } from '../../contract/handler.types.ts';
import { editionId, findEditions, type TemplateName } from './editions.ts';
import { placeholdersOf } from './placeholdersOf.ts';
import type { TemplateText } from './releaseText.ts';

/** A published mail template, and the values it can use. */
export interface PublishedTemplate extends TemplateText {
  /** Number of the publication. */
  readonly version: string;
  /** Paths of the values of the mail; all others are empty. */
  readonly known: ReadonlySet<string>;
}

/**
 * Returns the texts that were last published for templates, each in one language, by `editionId`. Those of the release
 * are left out.
 */
export async function findPublished(
  context: Pick<HandlerContext, 'db' | 'storages' | 'release' | 'scope'>,
  names: readonly TemplateName[],
): Promise<ReadonlyMap<string, PublishedTemplate>> {
  const distinct = new Map(names.map((name) => [editionId(name), name]));
  const published = new Map<string, PublishedTemplate>();
  for (const found of await findEditions(context, [...distinct.values()])) {
    const { templateId, language: locale, edition, id } = found;
    const template = context.release.templates[templateId];
    if (template === undefined || edition === 0) continue;
    const known = placeholdersOf(template, found.release, { release: context.release, scope: context.scope, locale });
    const paths = new Set(known.map(({ path }) => path));
    published.set(id, { ...found.published, version: `edition ${edition} ${locale}`, known: paths });
  }
  return published;
}

import type { HandlerContext } from '../../contract/handler.types.ts';
import { findEdition } from './editions.ts';
import { placeholdersOf } from './placeholdersOf.ts';
import type { TemplateText } from './releaseText.ts';

/** A published mail template, and the values it can use. */
export interface PublishedTemplate extends TemplateText {
  /** Number of the publication. */
  readonly version: string;
  /** Paths of the values of the mail; all others are empty. */
  readonly known: ReadonlySet<string>;
}

/** Returns the text that was last published for a template, in one language. Undefined if there is none. */
export async function findPublished(
  context: Pick<HandlerContext, 'db' | 'storages' | 'release' | 'scope'>,
  { id, locale }: { readonly id: string; readonly locale: string },
): Promise<PublishedTemplate | undefined> {
  const template = context.release.templates[id];
  const found = await findEdition(context, { templateId: id, language: locale });
  if (template === undefined || found === undefined || found.edition === 0) return undefined;
  const { published, release, edition } = found;
  const known = placeholdersOf(template, release, { release: context.release, scope: context.scope, locale });
  return {
    ...published,
    version: `edition ${edition} ${locale}`,
    known: new Set(known.map(({ path }) => path)),
  };
}

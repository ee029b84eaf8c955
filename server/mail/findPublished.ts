import type { HandlerContext } from '../contract/handler.types.ts';

/** Entity whose records are mail templates that people edit; its key is the id of the template. */
const entity = 'template';

/** A published mail template: HTML with `{{placeholders}}`. */
export interface PublishedTemplate {
  readonly subject: string;
  readonly html: string;
  /** Which of its publications it is. */
  readonly version: string;
}

/** What was published last in place of a template of the release; undefined where nothing was. Drafts do not count. */
export async function findPublished(
  { db, storages }: Pick<HandlerContext, 'db' | 'storages'>,
  id: string,
): Promise<PublishedTemplate | undefined> {
  const [record] = (await storages.get(entity)?.load(db, [id])) ?? [];
  const { publishedSubject: subject, publishedTemplate: html, edition } = record ?? {};
  return typeof subject === 'string' && typeof html === 'string'
    ? { subject, html, version: `edition ${String(edition)}` }
    : undefined;
}

import { formatText } from '#engine';
import type { HandlerContext } from '../../contract/handler.types.ts';
import { comparePublished } from './comparePublished.ts';
import { languagesOf, type TemplateEdition } from './editions.ts';
import { type KnownPlaceholder, placeholdersOf } from './placeholdersOf.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns the values that a template can use, with titles in the editor's language. */
export function knownPlaceholders(context: HandlerContext, edition: TemplateEdition): readonly KnownPlaceholder[] {
  const { release, scope, locale } = context;
  const template = release.templates[edition.templateId];
  return template === undefined ? [] : placeholdersOf(template, edition.release, { release, scope, locale });
}

/** Returns the description of a template: the edited one, else that of the release. */
export function descriptionOf(context: HandlerContext, { templateId, record }: TemplateEdition): string | undefined {
  const written = record?.['description'];
  return typeof written === 'string' ? written : releaseDescription(context, templateId);
}

/** Returns the release's description of a template, in the user's language. */
export function releaseDescription({ release, scope, locale }: HandlerContext, templateId: string): string | undefined {
  const text = release.templates[templateId]?.description;
  return text === undefined ? undefined : formatText(text, scope, { release, locale });
}

/**
 * Returns a template for its editor: the draft if there is one, else the published text. With `owner`, drafts of other
 * users are ignored.
 */
export function presentEdition(context: HandlerContext, edition: TemplateEdition, owner?: string): Row {
  const { id, templateId, language, record = {}, release, published, draft, isReleaseChanged } = edition;
  const isDraft = draft !== undefined && (owner === undefined || owner.toLowerCase() === record['owner']);
  const { subject, html } = isDraft ? draft : published;
  return {
    ...{ id, templateId, language, languages: languagesOf(context.release) },
    ...pick(record, ['createdAt', 'updatedAt', 'updatedBy', 'publishedAt', 'publishedBy', 'reloadedAt']),
    ...(isDraft ? pick(record, ['owner']) : {}),
    status: isDraft ? 'DRAFT' : 'PUBLISHED',
    description: descriptionOf(context, edition),
    ...{ subject, template: html, publishedSubject: published.subject, publishedTemplate: published.html },
    ...{ edition: edition.edition, base: isDraft ? Number(record['base'] ?? 0) : edition.edition },
    // A record that is not stored yet has version 0. If another user creates it first, saving is refused.
    version: record['version'] ?? 0,
    ...{ isReleaseChanged, releaseSubject: release.subject, releaseTemplate: release.html },
    placeholders: knownPlaceholders(context, edition),
    ...(isDraft ? { differences: comparePublished(published, draft) } : {}),
  };
}

function pick(record: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])));
}

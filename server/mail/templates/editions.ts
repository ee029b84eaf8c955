import { sql } from 'kysely';
import type { Release } from '#engine';
import type { HandlerContext } from '../../contract/handler.types.ts';
import { defaultLocale } from '../../locales/chooseLocale.ts';
import { conflictRefusal } from '../../operations/assertVersion.ts';
import { isRecordStore } from '../../records/createRecordStore.ts';
import { storedEntity } from '../../records/readRecords.ts';
import { digestOf, releaseText, type TemplateText } from './releaseText.ts';

type Row = Readonly<Record<string, unknown>>;

/** Entity of the edited texts of mail templates, one record per template and language. */
export const templateEntity = 'template';

/** A template in one language. */
export interface TemplateName {
  readonly templateId: string;
  readonly language: string;
}

/** The stored state of a template in one language, and its text in the release. */
export interface TemplateEdition extends TemplateName {
  readonly id: string;
  /** Absent until the template is edited. */
  readonly record: Row | undefined;
  readonly release: TemplateText;
  /** The text that mails use. */
  readonly published: TemplateText;
  /** Saved but unpublished text. Absent if there is none. */
  readonly draft: TemplateText | undefined;
  /** Number of publications; 0 is the text of the release. */
  readonly edition: number;
  /** The template was published here, and the text of the release has changed since. */
  readonly isReleaseChanged: boolean;
}

/** Returns the key of the record of a template in one language. */
export function editionId({ templateId, language }: TemplateName): string {
  return `${templateId}:${language}`;
}

/** Returns the languages in which a template can be edited, the portal's default language first. */
export function languagesOf(release: Release): readonly string[] {
  const first = defaultLocale(release);
  return [first, ...release.locales.filter((locale) => locale !== first)];
}

type Reading = Pick<HandlerContext, 'db' | 'release' | 'storages'>;

/** Returns the editions of templates with their stored records. Templates that cannot be edited are left out. */
export async function findEditions(
  { db, release, storages }: Reading,
  names: readonly TemplateName[],
): Promise<readonly TemplateEdition[]> {
  const { key = 'id' } = release.entities[templateEntity] ?? {};
  const rows = (await storages.get(templateEntity)?.load(db, names.map(editionId))) ?? [];
  const stored = new Map(rows.map((row) => [String(row[key]), row]));
  return names.flatMap((name) => {
    const text = releaseText(release, name.templateId, name.language);
    return text === undefined ? [] : [editionOf(name, stored.get(editionId(name)), text)];
  });
}

/** Returns the edition of a template. Undefined if the template does not exist or cannot be edited. */
export async function findEdition(context: Reading, name: TemplateName): Promise<TemplateEdition | undefined> {
  const [found] = context.release.locales.includes(name.language) ? await findEditions(context, [name]) : [];
  return found;
}

function editionOf(name: TemplateName, record: Row | undefined, release: TemplateText): TemplateEdition {
  const edition = typeof record?.['edition'] === 'number' ? record['edition'] : 0;
  const stored = textOf(record?.['publishedSubject'], record?.['publishedTemplate']);
  const published = edition > 0 && stored !== undefined ? stored : release;
  const draft = record?.['status'] === 'DRAFT' ? textOf(record['subject'], record['template']) : undefined;
  const isReleaseChanged = published !== release && record?.['releaseDigest'] !== digestOf(release);
  return { ...name, id: editionId(name), record, release, published, draft, edition, isReleaseChanged };
}

function textOf(subject: unknown, html: unknown): TemplateText | undefined {
  return typeof subject === 'string' && typeof html === 'string' ? { subject, html } : undefined;
}

/**
 * Returns the edition with its record, locked until the transaction ends. If the template was never edited, its record
 * is created from the text of the release, so that its lifecycle has one to run on. Throws a `Refusal` if the call has
 * an older version.
 */
export async function lockEdition(context: HandlerContext, name: TemplateName): Promise<TemplateEdition | undefined> {
  const { db, release, scope } = context;
  await sql`select pg_advisory_xact_lock(hashtext(${`${templateEntity} ${editionId(name)}`}))`.execute(db);
  const found = await findEdition(context, name);
  if (found === undefined) return undefined;
  const { entity, storage } = storedEntity(context, templateEntity);
  const { id: key, record } = found;
  const { version } = context;
  if (version !== undefined && version !== (record?.['version'] ?? 0)) {
    throw await conflictRefusal(context, { entity, key, version, record });
  }
  if (record !== undefined) return found;
  if (!isRecordStore(storage)) throw new Error(`The texts of mails cannot be stored as "${templateEntity}".`);
  const first = {
    ...{ ...name, id: key, subject: found.release.subject, template: found.release.html },
    ...{ status: 'PUBLISHED', edition: 0, base: 0, createdAt: scope.clock.now() },
  };
  await storage.insert(db, first, entity, { release: release.hash });
  return findEdition(context, name);
}

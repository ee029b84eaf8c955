import { sql } from 'kysely';
import type { Release } from '#engine';
import type { HandlerContext } from '../../contract/handler.types.ts';
import { defaultLocale } from '../../locales/chooseLocale.ts';
import { conflictRefusal } from '../../operations/assertVersion.ts';
import { isRecordStore } from '../../records/createRecordStore.ts';
import { storedEntity } from '../../records/readRecords.ts';
import { digestOf, releaseText, type TemplateText } from './releaseText.ts';

type Row = Readonly<Record<string, unknown>>;

/** Entity whose records are the texts of mail templates that people edit, one for each template and language. */
export const templateEntity = 'template';

/** A template in one language. */
export interface TemplateName {
  readonly templateId: string;
  readonly language: string;
}

/** What is stored of a template in one language, and what the release has for it. */
export interface TemplateEdition extends TemplateName {
  readonly id: string;
  /** Absent as long as nobody has edited it. */
  readonly record: Row | undefined;
  readonly release: TemplateText;
  /** What mails are written from. */
  readonly published: TemplateText;
  /** What was saved and not published; absent where there is nothing of the kind. */
  readonly draft: TemplateText | undefined;
  /** How often it was published here; 0 is the text of the release. */
  readonly edition: number;
  /** It was published here, and the release has changed its own text since. */
  readonly isReleaseChanged: boolean;
}

/** Key of the record of a template in one language. */
export function editionId({ templateId, language }: TemplateName): string {
  return `${templateId}:${language}`;
}

/** The languages that a template is edited in, that of the portal first. */
export function languagesOf(release: Release): readonly string[] {
  const first = defaultLocale(release);
  return [first, ...release.locales.filter((locale) => locale !== first)];
}

type Reading = Pick<HandlerContext, 'db' | 'release' | 'storages'>;

/** The editions of templates, each with what is stored of it; those that cannot be edited are left out. */
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

/** The edition of a template; undefined for a template that there is not, or that cannot be edited. */
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
 * The edition with its record, locked until the transaction ends. The text of the release becomes the record of a
 * template that nobody has edited, so that its lifecycle has one to run on. A call that was made over an older version
 * is refused.
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

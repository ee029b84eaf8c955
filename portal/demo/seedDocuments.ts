import { Readable } from 'node:stream';
import type { Release } from '#engine';
import type { Queries, Services, SignedEntry } from '#server';
import { allTypes, type DocumentTypeId } from '../handlers/documents/documentTypes.ts';
import { documentSubmitStore } from '../tables/stores.ts';
import { createStory, entityOf, instantOf, type StoryContext } from './createStory.ts';
import type { DemoPerson } from './demoProjects.ts';
import { type DocumentPlan, documentPlanOf } from './documentPlans.ts';
import { administrator } from './projectStory.ts';
import { shiftDay } from './shiftDay.ts';

interface DocumentsContext extends StoryContext {
  readonly db: Queries;
  readonly files: Services['files'];
  /** Login of a contractor → the organisation. */
  readonly organizations: ReadonlyMap<string, number>;
}

/** Required document type → name of the uploaded file. */
const fileNames: Readonly<Partial<Record<DocumentTypeId, string>>> = {
  1: 'Certificate of Insurance',
  2: 'Tax Form',
  3: 'Business Licence',
};

/** Days from today on which the documents of a plan were uploaded, and on which they expire. */
const days: Readonly<Record<Exclude<DocumentPlan, 'none'>, { readonly received: number; readonly expires?: number }>> =
  {
    submitted: { received: -2 },
    complete: { received: -60, expires: 300 },
    expiring: { received: -340, expires: 25 },
    expired: { received: -380, expires: -15 },
  };

/**
 * Stores the required documents of contractors: some are pending review, some are valid, and some have expired. Returns
 * the entries of the event log.
 */
export async function seedDocuments(
  contractors: readonly DemoPerson[],
  context: DocumentsContext,
): Promise<readonly SignedEntry[]> {
  const entries: SignedEntry[] = [];
  for (const person of contractors) {
    const plan = documentPlanOf(person);
    const organization = context.organizations.get(person.email);
    if (plan === 'none' || organization === undefined) continue;
    for (const { documentId, required } of allTypes('IC')) {
      if (required === 'no') continue;
      const file = await storeFile(`${fileNames[documentId]}.txt`, context);
      entries.push(...(await seedSubmit({ person, organization, documentId, plan, ...file }, context)));
    }
  }
  return entries;
}

interface StoredDemoFile {
  readonly id: string;
  readonly name: string;
}

async function storeFile(name: string, { db, files, scope }: DocumentsContext): Promise<StoredDemoFile> {
  const content = `${name.replace(/\.txt$/, '')}: a document of the demonstration.\n`;
  const staged = await files.uploads.stage(Readable.from([content]), content.length);
  await files.uploads.store(staged);
  const { id, size, hash } = staged;
  await db
    .insertInto('stored_file')
    .values({ id, name, type: 'text/plain', size, hash, created_by: null, created_at: scope.clock.now() })
    .execute();
  return { id, name };
}

interface DemoSubmit extends StoredDemoFile {
  readonly person: DemoPerson;
  readonly organization: number;
  readonly documentId: number;
  readonly plan: Exclude<DocumentPlan, 'none'>;
}

async function seedSubmit(
  { person, organization, documentId, plan, id, name }: DemoSubmit,
  context: DocumentsContext,
): Promise<readonly SignedEntry[]> {
  const { db, scope, release } = context;
  const { received, expires } = days[plan];
  const today = scope.clock.today();
  const story = createStory(context, {
    ...{ entity: 'document-submit', key: id },
    record: { s3Id: id, documentId, organizationId: organization, originalFilename: name },
  });
  const uploaded = shiftDay(today, received);
  story.change({
    ...{ day: uploaded, time: '09:30', actor: person.email, operation: 'documents.upload', what: 'upload' },
    change: { dateReceived: instantOf({ day: uploaded, time: '09:30' }, scope) },
  });
  if (expires !== undefined) {
    const accepted = shiftDay(uploaded, 1);
    story.change({
      ...{ day: accepted, time: '14:00', actor: administrator, operation: 'documents.accept', what: 'accept' },
      change: {
        dateAccepted: instantOf({ day: accepted, time: '14:00' }, scope),
        dateExpires: shiftDay(today, expires),
      },
    });
  }
  await insert(story.record(), { db, release, plan });
  return story.entries();
}

interface Insertion {
  readonly db: Queries;
  readonly release: Release;
  readonly plan: DocumentPlan;
}

/** Expired and expiring documents are marked as already reported by mail. */
async function insert(record: Readonly<Record<string, unknown>>, { db, release, plan }: Insertion): Promise<void> {
  const isExpired = plan === 'expired';
  await documentSubmitStore.insert(db, record, entityOf(release, 'document-submit'), {
    release: release.hash,
    expired: isExpired,
    warned: isExpired || plan === 'expiring',
  });
}

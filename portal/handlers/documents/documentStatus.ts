import { completeRecord } from '#engine';
import { createStateDerivation } from '#machines';
import type { JobContext } from '#server';
import { type SubmitsOfEach, submitsOfEach, withSubmits } from './documentsOf.ts';
import { allTypes } from './documentTypes.ts';

type Row = Readonly<Record<string, unknown>>;

type Context = Pick<JobContext, 'db' | 'release' | 'machines' | 'scope'>;

/** Kind of contractor with its own document types: contractors (IC) and subvendors (SV). */
export type DocumentKind = 'IC' | 'SV';

/** Returns which documents an organisation needs, by its contractor type. */
export function documentKindOf({ contractorType = 'SV' }: Row): DocumentKind {
  return contractorType === 'SV' ? 'SV' : 'IC';
}

interface Wanted {
  readonly organization: number;
  readonly contractorType: string;
}

/** Returns the documents of an organisation with the status derived by their lifecycles. */
export async function documentRecord(context: Context, { organization, contractorType }: Wanted): Promise<Row> {
  const submits = await submitsOfEach(context.db, [organization]);
  const [record] = documentRecordsOf(context, [{ organization, contractorType }], submits);
  if (record === undefined) throw new Error(`No documents of organisation ${organization}.`);
  return record;
}

/** Returns the same for several organisations in their order, with their files. */
export function documentRecordsOf(
  { release, machines, scope }: Omit<Context, 'db'>,
  wanted: readonly Wanted[],
  submits: SubmitsOfEach,
): readonly Row[] {
  const entity = release.entities['onboarding'];
  if (entity === undefined) throw new Error('The release has no entity "onboarding".');
  const derive = createStateDerivation(machines, release.access.policies);
  return wanted.map(({ organization, contractorType }) => {
    const documents = withSubmits(allTypes(contractorType), submits.get(organization) ?? new Map());
    const days = documents.flatMap(({ required, expiresOn }) =>
      required === 'yes' && expiresOn !== undefined ? [expiresOn] : [],
    );
    const [first] = days.toSorted();
    const record = {
      organizationId: organization,
      documents,
      ...(first === undefined ? {} : { documentsExpireOn: first }),
    };
    return completeRecord(entity, record, scope, release, { derive });
  });
}

/** Updates the document status in the projects of an organisation's contractors. */
export async function updateProjects(context: Context, organization: number): Promise<void> {
  const { documentStatus } = await documentRecord(context, { organization, contractorType: 'IC' });
  if (typeof documentStatus !== 'string') return;
  await context.db
    .updateTable('project')
    .set({ document_status: documentStatus })
    .where('state', '=', 'OPEN')
    .where((where) => where.or([where('document_status', 'is', null), where('document_status', '!=', documentStatus)]))
    .where('project_number', 'in', (select) =>
      select
        .selectFrom('project_person')
        .select('project_number')
        .where('side', '=', 'contractor')
        .where('organization_id', '=', organization)
        .where('end_date', 'is', null),
    )
    .execute();
}

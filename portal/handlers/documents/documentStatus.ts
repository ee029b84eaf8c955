import { completeRecord } from '#engine';
import { createStateDerivation } from '#machines';
import type { JobContext } from '#server';
import { submitsOf, withSubmits } from './documentsOf.ts';
import { allTypes } from './documentTypes.ts';

type Context = Pick<JobContext, 'db' | 'release' | 'machines' | 'scope'>;

/** The documents of an organisation with the status that their lifecycles derive. */
export async function documentRecord(
  context: Context,
  { organization, contractorType }: { readonly organization: number; readonly contractorType: string },
): Promise<Readonly<Record<string, unknown>>> {
  const { db, release, machines, scope } = context;
  const entity = release.entities['onboarding'];
  if (entity === undefined) throw new Error('The release has no entity "onboarding".');
  const documents = withSubmits(allTypes(contractorType), await submitsOf(db, organization));
  const days = documents.flatMap(({ required, expiresOn }) => (required && expiresOn !== undefined ? [expiresOn] : []));
  const [first] = days.toSorted();
  const record = {
    organizationId: organization,
    documents,
    ...(first === undefined ? {} : { documentsExpireOn: first }),
  };
  return completeRecord(entity, record, scope, release, {
    derive: createStateDerivation(machines, release.access.policies),
  });
}

/** Writes the document status of an organisation into the projects that its people work on. */
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

import { isRecord } from '#engine';
import {
  assertRules,
  type Handler,
  type HandlerContext,
  isUploadedFile,
  lockRecord,
  openStoredFile,
  removeStoredFile,
  storedEntity,
} from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { documentSubmitStore } from '../../tables/stores.ts';
import { holdOrganization } from '../persons/holdOrganization.ts';
import { documentRecord, updateProjects } from './documentStatus.ts';
import { submitsOf, withSubmits } from './documentsOf.ts';
import { isVisibleType, toDocument, visibleTypes } from './documentTypes.ts';
import { organizationOf } from './organizationOf.ts';
import { writeTaxAttestation } from './writeTaxAttestation.ts';

type Row = Readonly<Record<string, unknown>>;

const listTypes = definePortalHandler('documents.types', async (context) =>
  visibleTypes(context, context.args.contractorType ?? 'SV').map((type) => toDocument(context, type)),
);

const listDocuments = definePortalHandler('documents.list', async (context) => {
  const { contractorType = 'SV', requirement, standing, documentType } = context.args;
  // There is only one kind of documents, and no inactive ones.
  if ((documentType ?? 'Compliance') !== 'Compliance' || (standing ?? 'active') !== 'active') return [];
  const organization = await organizationOf(context, context.args);
  const types = visibleTypes(context, contractorType).filter(
    ({ required }) => requirement === undefined || required === requirement,
  );
  return withSubmits(types, await submitsOf(context.db, organization)).map((type) => toDocument(context, type));
});

const readStatus = definePortalHandler('documents.status', async (context) => {
  const { contractorType = 'SV', companyId, regionId } = context.args;
  const organization = await organizationOf(context, context.args);
  if (organization === undefined) return context.notFound();
  const record = await documentRecord(context, { organization, contractorType });
  return {
    ...record,
    ...(companyId === undefined ? {} : { companyId }),
    ...(regionId === undefined ? {} : { regionId }),
  };
});

/** Stores a record for each file of the request. The files themselves are stored already. */
async function upload(context: HandlerContext, wanted: Row): Promise<readonly Row[]> {
  const { body, db, release, scope, events } = context;
  const { documentId, projectNumber, substituteFlag } = body;
  const organization = await organizationOf(context, wanted);
  if (organization === undefined || !isVisibleType(context, documentId)) return context.notFound();
  // Concurrent uploads are serialized, so that the status includes both.
  await holdOrganization(context, organization);
  const { entity } = storedEntity(context, 'document-submit');
  const files = (Array.isArray(body['file']) ? body['file'] : [body['file']]).filter(isUploadedFile);
  const stored: Row[] = [];
  for (const { id, name } of files) {
    const record = {
      ...{ s3Id: id, documentId, organizationId: organization, originalFilename: name },
      ...(typeof projectNumber === 'string' ? { projectNumber } : {}),
      ...(typeof substituteFlag === 'boolean' ? { substituteFlag } : {}),
      dateReceived: scope.clock.now(),
    };
    await documentSubmitStore.insert(db, record, entity, { release: release.hash });
    await events.append({ entity: 'document-submit', key: id, what: 'upload', after: record });
    stored.push({ ...record, version: 1 });
  }
  await updateProjects(context, organization);
  return stored;
}

const uploadOwn = definePortalHandler('documents.upload', (context) =>
  upload(context, { projectNumber: context.body['projectNumber'] }),
);

const uploadForOrganization = definePortalHandler('documents.uploadForOrganization', (context) =>
  upload(context, { organizationId: context.args.orgId, projectNumber: context.body['projectNumber'] }),
);

/**
 * Returns the stored submit of the call, locked until the transaction ends. Refuses with 404 if the caller may not
 * access it.
 */
async function heldSubmit(context: HandlerContext): Promise<Row> {
  const { record } = context;
  const key = record?.['s3Id'];
  if (typeof key !== 'string' || !isVisibleType(context, record?.['documentId'])) return context.notFound();
  const { organizationId } = context.args;
  if (organizationId !== undefined && organizationId !== record?.['organizationId']) return context.notFound();
  await holdOrganization(context, Number(record?.['organizationId']));
  return lockRecord(context, 'document-submit', key);
}

const removeSubmit = definePortalHandler('documents.delete', async (context) => {
  const submit = await heldSubmit(context);
  const key = String(submit['s3Id']);
  if (typeof submit['dateAccepted'] === 'string') {
    return context.refuse(409, 'state', { text: 'documents.delete.operation/notices.409' });
  }
  await context.db.deleteFrom('document_submit').where('s3_id', '=', key).execute();
  await removeStoredFile(context, key);
  await context.events.append({ entity: 'document-submit', key, what: 'delete', before: submit });
  await updateProjects(context, Number(submit['organizationId']));
});

/** Accepts a file with an optional expiry date, or revokes the acceptance. */
const review = definePortalHandler('documents.accept', async (context) => {
  const before = await heldSubmit(context);
  const { dateAccepted, dateExpires } = context.body;
  const { dateAccepted: accepted, dateExpires: _expiry, ...submit } = before;
  // Only the server sets the time of acceptance.
  const isAccepted = typeof dateAccepted === 'string';
  const after: Row = {
    ...submit,
    ...(isAccepted ? { dateAccepted: accepted ?? context.scope.clock.now() } : {}),
    ...(isAccepted && typeof dateExpires === 'string' ? { dateExpires } : {}),
  };
  const key = String(submit['s3Id']);
  const { entity } = storedEntity(context, 'document-submit');
  assertRules(context, entity, { before, after });
  const written = await documentSubmitStore.update(context.db, key, after, entity);
  // The expiry date may have changed, so notifications are sent again.
  await context.db
    .updateTable('document_submit')
    .set({ warned: false, expired: false })
    .where('s3_id', '=', key)
    .where((where) => where.or([where('warned', '=', true), where('expired', '=', true)]))
    .execute();
  await context.events.append({
    entity: 'document-submit',
    key,
    what: isAccepted ? 'accept' : 'reject',
    before,
    after,
  });
  await updateProjects(context, Number(submit['organizationId']));
  return { ...written };
});

const download = definePortalHandler('documents.download', async (context) => {
  const { record } = context;
  if (!isRecord(record) || !isVisibleType(context, record['documentId'])) return context.notFound();
  return openStoredFile(context, String(record['s3Id']));
});

const taxAttestation = definePortalHandler('documents.taxAttestation', (context) => writeTaxAttestation(context));

/** Document types, uploads and reviews. */
export const documentHandlers: readonly Handler[] = [
  { ...listTypes, onlyReads: true },
  { ...listDocuments, onlyReads: true },
  { ...readStatus, onlyReads: true },
  uploadOwn,
  uploadForOrganization,
  removeSubmit,
  review,
  download,
  taxAttestation,
];

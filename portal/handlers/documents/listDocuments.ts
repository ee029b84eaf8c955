import type { Handler } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { documentTypes } from './documentTypes.ts';

const listDocuments = definePortalHandler('documents.list', async ({ args }) =>
  documentTypes
    .filter(({ contractorType }) => contractorType === (args.contractorType ?? 'SV'))
    .map(({ contractorType: _type, ...type }) => ({ ...type, documentSubmits: [] })),
);

/** The kinds of documents that are asked for. Files are not kept yet, so that no kind has one. */
export const documentHandlers: readonly Handler[] = [{ ...listDocuments, isSteady: true }];

import type { Document } from '#definitions';
import type { HandlerContext } from '#server';

export type DocumentTypeId = NonNullable<Document['documentId']>;

interface DocumentType {
  readonly documentId: DocumentTypeId;
  readonly contractorType: 'IC' | 'SV';
  readonly required: 'yes' | 'no';
  /** Not 0 if only administrators see the type. */
  readonly hiddenFlag: number;
}

/**
 * Document types for contractors (IC) and subvendors (SV). Required types are first. Their names and help are the value
 * types `document-type` and `document-type-help`.
 */
const documentTypes: readonly DocumentType[] = [
  { documentId: 1, contractorType: 'IC', required: 'yes', hiddenFlag: 0 },
  { documentId: 2, contractorType: 'IC', required: 'yes', hiddenFlag: 0 },
  { documentId: 3, contractorType: 'IC', required: 'yes', hiddenFlag: 0 },
  { documentId: 4, contractorType: 'IC', required: 'no', hiddenFlag: 0 },
  { documentId: 5, contractorType: 'IC', required: 'no', hiddenFlag: 0 },
  { documentId: 6, contractorType: 'IC', required: 'no', hiddenFlag: 1 },
  { documentId: 11, contractorType: 'SV', required: 'yes', hiddenFlag: 0 },
  { documentId: 12, contractorType: 'SV', required: 'yes', hiddenFlag: 0 },
  { documentId: 13, contractorType: 'SV', required: 'no', hiddenFlag: 0 },
];

/** Returns the types for a kind of contractor that the caller may see, required ones first. */
export function visibleTypes(context: HandlerContext, contractorType: string): readonly DocumentType[] {
  return allTypes(contractorType).filter(({ hiddenFlag }) => hiddenFlag === 0 || seesHidden(context));
}

/** Returns all types for a kind of contractor, for computations of the server. */
export function allTypes(contractorType: string): readonly DocumentType[] {
  return documentTypes.filter((type) => type.contractorType === contractorType);
}

/** Returns whether the type exists and the caller may see it. */
export function isVisibleType(context: HandlerContext, documentId: unknown): boolean {
  const type = documentTypes.find((one) => one.documentId === documentId);
  return type !== undefined && (type.hiddenFlag === 0 || seesHidden(context));
}

/** Returns a document type as its operations return it, with its name and its help in the reader's language. */
export function toDocument<Type extends DocumentType>(
  { text }: Pick<HandlerContext, 'text'>,
  { contractorType: _type, ...document }: Type,
) {
  const titleIn = (valueType: string): string =>
    text({ text: `${valueType}.entity/values.${document.documentId}.title` });
  return { ...document, name: titleIn('document-type'), help: titleIn('document-type-help') };
}

/** Administrators see hidden types. */
function seesHidden({ user }: HandlerContext): boolean {
  return user.roles.some((role) => role.toLowerCase().includes('admin'));
}

import type { HandlerContext } from '#server';

interface DocumentType {
  readonly documentId: number;
  readonly contractorType: 'IC' | 'SV';
  readonly name: string;
  readonly help: string;
  readonly required: boolean;
  /** Not 0 if only administrators see the type. */
  readonly hiddenFlag: number;
}

/** Document types for contractors (IC) and subvendors (SV). Required types are first. */
const documentTypes: readonly DocumentType[] = [
  {
    documentId: 1,
    contractorType: 'IC',
    name: 'Certificate of Insurance',
    help: 'Liability cover that is valid for the whole project.',
    required: true,
    hiddenFlag: 0,
  },
  {
    documentId: 2,
    contractorType: 'IC',
    name: 'Tax Form',
    help: 'W-9 in the United States.',
    required: true,
    hiddenFlag: 0,
  },
  {
    documentId: 3,
    contractorType: 'IC',
    name: 'Business Licence',
    help: 'As your state or county issues it.',
    required: true,
    hiddenFlag: 0,
  },
  {
    documentId: 4,
    contractorType: 'IC',
    name: 'References',
    help: 'Two other clients at least.',
    required: false,
    hiddenFlag: 0,
  },
  {
    documentId: 5,
    contractorType: 'IC',
    name: 'Advertising',
    help: 'A card, a page or a flyer.',
    required: false,
    hiddenFlag: 0,
  },
  {
    documentId: 6,
    contractorType: 'IC',
    name: 'Review Notes',
    help: 'Notes and evidence of the compliance review.',
    required: false,
    hiddenFlag: 1,
  },
  {
    documentId: 11,
    contractorType: 'SV',
    name: 'Certificate of Insurance',
    help: 'Liability cover of the firm.',
    required: true,
    hiddenFlag: 0,
  },
  {
    documentId: 12,
    contractorType: 'SV',
    name: 'Tax Form',
    help: 'W-9 in the United States.',
    required: true,
    hiddenFlag: 0,
  },
  {
    documentId: 13,
    contractorType: 'SV',
    name: 'Articles of Incorporation',
    help: 'A copy is enough.',
    required: false,
    hiddenFlag: 0,
  },
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

/** Administrators see hidden types. */
function seesHidden({ user }: HandlerContext): boolean {
  return user.roles.some((role) => role.toLowerCase().includes('admin'));
}

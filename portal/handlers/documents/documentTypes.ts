import type { HandlerContext } from '#server';

interface DocumentType {
  readonly documentId: number;
  readonly contractorType: 'IC' | 'SV';
  readonly name: string;
  readonly help: string;
  readonly required: boolean;
  /** Other than 0 for a type that only administrators see. */
  readonly hiddenFlag: number;
}

/** What contractors (IC) and subvendors (SV) are asked for. Required types come first. */
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

/** Types of a kind of contractor that the caller may see, required ones first. */
export function visibleTypes(context: HandlerContext, contractorType: string): readonly DocumentType[] {
  return allTypes(contractorType).filter(({ hiddenFlag }) => hiddenFlag === 0 || seesHidden(context));
}

/** All types of a kind of contractor, for what the server computes of them. */
export function allTypes(contractorType: string): readonly DocumentType[] {
  return documentTypes.filter((type) => type.contractorType === contractorType);
}

/** Whether there is such a type, and the caller may see it. */
export function isVisibleType(context: HandlerContext, documentId: unknown): boolean {
  const type = documentTypes.find((one) => one.documentId === documentId);
  return type !== undefined && (type.hiddenFlag === 0 || seesHidden(context));
}

/** Hidden types are for those who administer the program. */
function seesHidden({ user }: HandlerContext): boolean {
  return user.roles.some((role) => role.toLowerCase().includes('admin'));
}

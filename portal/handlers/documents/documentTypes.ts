/** What contractors (IC) and subvendors (SV) are asked for. What must be given comes first. */
export const documentTypes = [
  {
    documentId: 1,
    contractorType: 'IC',
    name: 'Certificate of Insurance',
    help: 'Liability cover that is valid for the whole project.',
    required: true,
  },
  { documentId: 2, contractorType: 'IC', name: 'Tax Form', help: 'W-9 in the United States.', required: true },
  {
    documentId: 3,
    contractorType: 'IC',
    name: 'Business Licence',
    help: 'As your state or county issues it.',
    required: true,
  },
  { documentId: 4, contractorType: 'IC', name: 'References', help: 'Two other clients at least.', required: false },
  { documentId: 5, contractorType: 'IC', name: 'Advertising', help: 'A card, a page or a flyer.', required: false },
  {
    documentId: 11,
    contractorType: 'SV',
    name: 'Certificate of Insurance',
    help: 'Liability cover of the firm.',
    required: true,
  },
  { documentId: 12, contractorType: 'SV', name: 'Tax Form', help: 'W-9 in the United States.', required: true },
  {
    documentId: 13,
    contractorType: 'SV',
    name: 'Articles of Incorporation',
    help: 'A copy is enough.',
    required: false,
  },
] as const;

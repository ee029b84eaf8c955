/** Words of the portal. They belong to definitions, the portal's code, stories and end-to-end tests. */
export const productWords = [
  'contractor',
  'subvendor',
  'requisition',
  'reevaluation',
  'docusign',
  'envelope',
  'staffing',
  'proxymanager',
  'programadmin',
  'determination',
  'reassessment',
  'iccompliant',
  'businessstructure',
  'conflictquestion',
  'costcenter',
] as const;

/** Words of the example; no code may know them. The house's own library of members, books and loans does without them. */
export const exampleWords = [
  'lindenhof',
  'readingprofile',
  'lendable',
  'reportlost',
  'loanreminder',
  'fineforloss',
] as const;

/** Rooms that know nothing of the portal. */
export const neutralRooms = ['engine', 'compiler', 'machines', 'api', 'renderer', 'server', 'studio'] as const;

/**
 * Where a neutral file names a word of the product all the same. The table of accounts was made with a column for one
 * sort of organisation, which nothing reads any more; a migration that was released is not edited.
 */
export const unavoidable: Readonly<Record<string, readonly string[]>> = {
  'server/migrations/001-neutral-tables.ts': ['subvendor'],
};

/** Words that a text has in common with the portal, spelled as they stand there; separators do not hide them. */
export function findProductWords(text: string): readonly string[] {
  return findWords(text, productWords);
}

/** The words of a list that a text has. */
export function findWords(text: string, words: readonly string[]): readonly string[] {
  const plain = text.toLowerCase().replace(/[-_ ]/g, '');
  return words.filter((word) => plain.includes(word));
}

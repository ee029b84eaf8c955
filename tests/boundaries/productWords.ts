/** Words of the portal. They belong in definitions, the portal's code, stories and end-to-end tests. */
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

/**
 * Words of the example, which no code may contain. The project's own library of members, books and loans does not use
 * them.
 */
export const exampleWords = [
  'lindenhof',
  'readingprofile',
  'lendable',
  'reportlost',
  'loanreminder',
  'fineforloss',
] as const;

/** Rooms that are independent of the portal. */
export const neutralRooms = ['engine', 'compiler', 'machines', 'api', 'renderer', 'server', 'studio'] as const;

/**
 * Neutral files that contain a word of the product anyway. The table of accounts was created with a column for one kind
 * of organisation, which is no longer read; a released migration is not edited.
 */
export const unavoidable: Readonly<Record<string, readonly string[]>> = {
  'server/migrations/001-neutral-tables.ts': ['subvendor'],
};

/** Returns the words of the portal in a text. Separators are ignored. */
export function findProductWords(text: string): readonly string[] {
  return findWords(text, productWords);
}

/** Returns the words of a list that a text contains. */
export function findWords(text: string, words: readonly string[]): readonly string[] {
  const plain = text.toLowerCase().replace(/[-_ ]/g, '');
  return words.filter((word) => plain.includes(word));
}

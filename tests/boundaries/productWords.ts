/** Words of the portal. They belong to definitions, the portal, the server's handlers, stories and end-to-end tests. */
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

/** Rooms that know nothing of the portal. */
export const neutralRooms = ['engine', 'machines', 'api', 'renderer', 'studio'] as const;

/** Words that a text has in common with the portal, spelled as they stand there; separators do not hide them. */
export function findProductWords(text: string): readonly string[] {
  const plain = text.toLowerCase().replace(/[-_ ]/g, '');
  return productWords.filter((word) => plain.includes(word));
}

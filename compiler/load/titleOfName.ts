/**
 * A title from the name of a property: `firstName` is "First name", `street_2` is "Street 2", `userID` is "User ID".
 */
export function titleOfName(name: string): string {
  const words = name
    .replaceAll(/([\p{Ll}\p{N}])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})|(\p{L})(?=\p{N})/gu, '$1$2$3 ')
    .split(/[\s_.-]+/)
    .filter((word) => word !== '')
    .map((word) => (isAbbreviation(word) ? word : word.toLowerCase()));
  const [first = name, ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}

function isAbbreviation(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}

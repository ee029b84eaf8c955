const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Letters of European languages, by the letter they are typed as without their accent: `e` → `é`, `è`, … */
const accented = Map.groupBy(
  Array.from({ length: 0x21f - 0xdf }, (_none, index) => String.fromCharCode(0xdf + index)).filter(
    (letter) => letter === letter.toLowerCase() && /^[a-z]/.test(letter.normalize('NFD')),
  ),
  (letter) => letter.normalize('NFD').charAt(0),
);

/**
 * Returns what a word begins with if one letter of `word` is too many, missing, wrong, or swapped with the next one. An
 * error of the last letter is covered by the word without it.
 *
 * @example nearBeginnings('lsat').includes('last') // true
 */
export function nearBeginnings(word: string): readonly string[] {
  const signs = [...word];
  const found = new Set<string>();
  for (const [at, sign] of signs.entries()) {
    const before = signs.slice(0, at).join('');
    const after = signs.slice(at + 1).join('');
    const next = signs[at + 1];
    found.add(before + after);
    if (next === undefined) continue;
    found.add(`${before}${next}${sign}${signs.slice(at + 2).join('')}`);
    for (const letter of letters) {
      found.add(before + letter + sign + after);
      found.add(before + letter + after);
    }
    for (const letter of accented.get(sign) ?? []) found.add(before + letter + after);
  }
  found.delete(word);
  return [...found];
}

import { isChoice, type LiteralText, type Release, type Text, type TextRef } from '#engine';

/** An English text without message syntax. For a choice, its last branch. */
export function textOf(text: Text | undefined, { texts }: Release): string | undefined {
  if (text === undefined) return undefined;
  const plain = isChoice<TextRef | LiteralText>(text) ? text.choice.at(-1)?.is : text;
  if (plain === undefined) return undefined;
  const written = 'literal' in plain ? plain.literal : (texts['en']?.[plain.text] ?? '');
  const read = written.replaceAll(/'([{}]+)'/g, '$1').replaceAll("''", "'");
  return read === '' ? undefined : read;
}

import type { TranslatedText } from '../data/operations.ts';
import { keyOf } from '../data/operations.ts';
import { type SentTranslation, stateOf, type TranslationState } from './translators.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** States of XLIFF 2.1. A translation of an older text has to be translated again. */
const states: Readonly<Record<TranslationState, string>> = {
  missing: 'state="initial"',
  outdated: 'state="initial" subState="formwork:outdated"',
  complete: 'state="translated"',
};

/**
 * Writes texts as XLIFF 2.1: a file per definition (`original` is its kind and id) and a unit per text (`name` is its
 * path).
 */
export function writeXliff(texts: readonly TranslatedText[], from: string, to: string): string {
  const groups = Map.groupBy(texts, keyOf);
  const files = [...groups.values()].map((group, index) => writeFile(group, index + 1));
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${namespace}" version="2.1" srcLang="${xmlText(from)}" trgLang="${xmlText(to)}">
${files.join('\n')}
</xliff>
`;
}

function writeFile(texts: readonly TranslatedText[], number: number): string {
  const [first] = texts;
  const units = texts.map(
    (text, index) => `    <unit id="u${index + 1}" name="${xmlText(text.path)}">
      <segment ${states[stateOf(text)]}>
        <source xml:space="preserve">${xmlText(text.source)}</source>
        <target xml:space="preserve">${xmlText(text.target ?? '')}</target>
      </segment>
    </unit>`,
  );
  return `  <file id="f${number}" original="${xmlText(`${first?.kind}/${first?.definition}`)}">\n${units.join('\n')}\n  </file>`;
}

/** Reads XLIFF 2 with the names that `writeXliff` gives. Throws if it is not XLIFF 2, or of another language. */
export function readXliff(content: string, to: string): readonly SentTranslation[] {
  const { documentElement: root } = new DOMParser().parseFromString(content, 'application/xml');
  if (root.localName !== 'xliff' || !root.getAttribute('version')?.startsWith('2')) {
    throw new Error('XLIFF of version 2 expected.');
  }
  const language = root.getAttribute('trgLang');
  if (language !== to) throw new Error(`The file is for the language "${language}", "${to}" expected.`);
  return [...root.getElementsByTagNameNS('*', 'file')].flatMap((file) => {
    const original = file.getAttribute('original') ?? '';
    const slash = original.indexOf('/');
    const name = { kind: original.slice(0, Math.max(slash, 0)), definition: original.slice(slash + 1) };
    return [...file.getElementsByTagNameNS('*', 'unit')].map((unit) => ({
      ...{ ...name, path: unit.getAttribute('name') ?? '' },
      // A tool may have split a text into several segments.
      ...{ source: textIn(unit, 'source'), target: textIn(unit, 'target') },
    }));
  });
}

/** Returns the text of a unit, without the suggestions that a tool may have added. */
function textIn(unit: Element, name: string): string {
  return [...unit.querySelectorAll(`:scope > segment > ${name}, :scope > ignorable > ${name}`)]
    .map(({ textContent }) => textContent)
    .join('');
}

/** Characters that XML cannot contain are left out. */
function xmlText(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML excludes.
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll('\r', '&#13;')
  );
}

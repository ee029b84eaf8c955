import { describe, expect, test } from 'vitest';
import { buildRelease, type SourceFile } from '#compiler';
import { messageArguments } from '#engine/parsers';
import { engineTexts, englishEngineTexts } from '../../compiler/language/engineTexts.ts';

const languages = ['de', 'en', 'es', 'fr', 'ro', 'zh'];
const paths = Object.keys(englishEngineTexts);

/** Returns the arguments of a text. Those that plural branches repeat are listed once. */
const argumentsOf = (text: string): readonly string[] => [...new Set(messageArguments(text))].sort();

describe('the texts of the engine', () => {
  test('are in six languages', () => {
    expect([...engineTexts.keys()].sort()).toEqual(languages);
    expect(paths.length).toBeGreaterThan(200);
  });

  test.each(languages)('are complete in %s, for the English of today and with the same arguments', (language) => {
    const texts = engineTexts.get(language) ?? {};

    expect(Object.keys(texts)).toEqual(paths);
    for (const path of paths) {
      const [english = '', { of, is } = { of: '', is: '' }] = [englishEngineTexts[path]?.is, texts[path]];
      if (language !== 'en') expect([path, of]).toEqual([path, english]);
      expect([path, argumentsOf(is)]).toEqual([path, argumentsOf(english)]);
    }
  });
});

const catalogue = (language: string, entries: object): SourceFile => ({
  path: `definitions/general/locale/${language}.json`,
  text: JSON.stringify({ $schema: '../../locale.schema.json', ...entries }),
});
const screen: SourceFile = {
  path: 'definitions/general/home.screen.json',
  text: JSON.stringify({
    $schema: '../screen.schema.json',
    title: 'Home',
    route: '/',
    allow: 'public',
    body: [{ markdown: 'hello', text: 'Hello' }],
  }),
};
const access: SourceFile = {
  path: 'definitions/general/portal.access.json',
  text: JSON.stringify({ $schema: '../access.schema.json', policies: [{ policy: 'public', when: true }] }),
};
const german = {
  'home.screen': { title: { of: 'Home', is: 'Start' }, 'hello.text': { of: 'Hello', is: 'Hallo' } },
};

/** Builds a portal with one screen. Returns the findings and the text of "Next" by language. */
function build(...files: readonly SourceFile[]) {
  const { release, errors } = buildRelease([screen, access, ...files]);
  const findings = errors.map(({ code, file, pointer, message }) => ({ code, file, pointer, message }));
  const next = Object.entries(release?.texts ?? {}).map(([language, texts]) => [language, texts['engine/next']]);
  return { findings, next: Object.fromEntries(next) };
}

describe('a portal', () => {
  test('in German translates its own texts only', () => {
    expect(build(catalogue('de', german))).toEqual({ findings: [], next: { en: 'Next', de: 'Weiter' } });
  });

  test('can say single texts of the engine in its own way', () => {
    const own = { ...german, engine: { next: { of: 'Next', is: 'Nächster Schritt' } } };

    expect(build(catalogue('de', own))).toEqual({ findings: [], next: { en: 'Next', de: 'Nächster Schritt' } });
  });

  test('translates an English text of the engine that it says in its own way', () => {
    const english = catalogue('en', { engine: { next: { is: 'Go on' } } });

    expect(build(english, catalogue('de', german)).findings).toEqual([
      {
        code: 'text/missing',
        file: 'definitions/general/locale/de.json',
        pointer: '/home.screen',
        message: 'de: "Go on" (next) is not translated',
      },
    ]);
    const translated = { ...german, engine: { next: { of: 'Go on', is: 'Fortfahren' } } };
    expect(build(english, catalogue('de', translated))).toEqual({
      findings: [],
      next: { en: 'Go on', de: 'Fortfahren' },
    });
  });

  test('in a language that the engine does not have translates its texts too', () => {
    const { findings } = build(catalogue('it', german));

    expect(findings.length).toBe(paths.length);
    expect(findings).toContainEqual({
      code: 'text/missing',
      file: 'definitions/general/locale/it.json',
      pointer: '/home.screen',
      message: 'it: "Next" (next) is not translated',
    });
  });

  test('cannot invent a text of the engine, or change its arguments', () => {
    const english = catalogue('en', { engine: { nxet: { is: 'Go on' }, required: { is: 'Please fill this in' } } });

    expect(build(english).findings.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['text/orphan', '/engine/nxet'],
      ['text/arguments', '/engine/required/is'],
    ]);
  });
});

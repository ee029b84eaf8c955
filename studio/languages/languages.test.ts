import { describe, expect, test } from 'vitest';
import type { TranslatedText } from '../data/operations.ts';
import { readTexts, writeTexts } from './csv.ts';
import { planImport } from './translators.ts';
import { writeXliff } from './xliff.ts';

const place = { kind: 'form', definition: 'join' };
const complete: TranslatedText = {
  ...{ ...place, path: 'title', source: 'Join', target: 'Adhérer', targetOf: 'Join' },
};
const outdated: TranslatedText = {
  ...{ ...place, path: 'name.help', source: '=Your "name", {who}', target: 'Nom', targetOf: 'Name' },
};
const missing: TranslatedText = { kind: 'screen', definition: 'books', path: 'title', source: 'Books & <more>' };
const texts = [complete, outdated, missing];

describe('texts as CSV', () => {
  test('are a head and a row per text, and no cell is a formula', () => {
    expect(writeTexts(texts)).toBe(
      [
        '\uFEFFkind,definition,path,source,target,state',
        'form,join,title,Join,Adhérer,complete',
        'form,join,name.help,"\'=Your ""name"", {who}",Nom,outdated',
        'screen,books,title,Books & <more>,,missing',
        '',
      ].join('\r\n'),
    );
  });

  test.each([
    ['as they were written', (content: string) => content],
    ['with semicolons', (content: string) => content.replaceAll(/,(?! \{)/g, ';')],
    ['with other line ends', (content: string) => content.replaceAll('\r\n', '\n')],
  ])('are read %s', (_, made) => {
    expect(readTexts(made(writeTexts(texts)))).toEqual(
      texts.map(({ kind, definition, path, source, target = '' }) => ({ kind, definition, path, source, target })),
    );
  });

  test('are refused when a column is missing', () => {
    expect(() => readTexts('kind,definition,source\r\n')).toThrow('The file has no column path, target.');
  });
});

test('texts as XLIFF are a file per definition and a unit per text, with their state', () => {
  expect(writeXliff(texts, 'en', 'fr')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr">
  <file id="f1" original="form/join">
    <unit id="u1" name="title">
      <segment state="translated">
        <source xml:space="preserve">Join</source>
        <target xml:space="preserve">Adhérer</target>
      </segment>
    </unit>
    <unit id="u2" name="name.help">
      <segment state="initial" subState="formwork:outdated">
        <source xml:space="preserve">=Your &quot;name&quot;, {who}</source>
        <target xml:space="preserve">Nom</target>
      </segment>
    </unit>
  </file>
  <file id="f2" original="screen/books">
    <unit id="u1" name="title">
      <segment state="initial">
        <source xml:space="preserve">Books &amp; &lt;more&gt;</source>
        <target xml:space="preserve"></target>
      </segment>
    </unit>
  </file>
</xliff>
`);
});

test('an import takes what is new, and leaves out what does not fit the texts of now, with a reason', () => {
  const sent = (text: TranslatedText, target: string, source = text.source) => ({
    ...{ kind: text.kind, definition: text.definition, path: text.path, source, target },
  });
  const fitting = sent(outdated, 'Votre « nom », {who}');
  const others = [
    sent(missing, 'Livres', 'Books'),
    sent(outdated, 'Votre nom'),
    sent({ ...missing, path: 'help' }, 'x'),
  ];

  const plan = planImport(
    [sent(complete, 'Adhérer'), sent(outdated, 'Nom'), sent(missing, ' '), fitting, ...others],
    texts,
  );

  expect(plan).toEqual({
    taken: [fitting],
    leftOut: [
      { ...others[0], reason: 'changed' },
      { ...others[1], reason: 'placeholders' },
      { ...others[2], reason: 'unknown' },
    ],
  });
});

import { expect, test } from 'vitest';
import { readXliff, writeXliff } from '../../studio/languages/xliff.ts';

const text = { kind: 'form', definition: 'join', path: 'title', source: 'Join & stay', target: 'Adhérer' };

test('texts as XLIFF are read as they were written', () => {
  const other = { kind: 'screen', definition: 'books', path: 'title', source: 'Books <new>', target: '' };

  expect(readXliff(writeXliff([text, other], 'en', 'fr'), 'fr')).toEqual([text, other]);
});

test('a suggestion that a tool has added to a unit is not read as its translation, and segments are joined', () => {
  const matches = `<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0">
    <mtc:match ref="#s1"><source>Join &amp; stay</source><target>Rejoindre</target></mtc:match>
  </mtc:matches>`;
  const segments = '<segment><source>Join </source><target>Adhérer </target></segment>';
  const rest = '<ignorable><source>&amp; </source><target>et </target></ignorable>';
  const content = `<?xml version="1.0"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr">
      <file id="f1" original="form/join"><unit id="u1" name="title">
        ${matches}${segments}${rest}<segment><source>stay</source><target>rester</target></segment>
      </unit></file>
    </xliff>`;

  expect(readXliff(content, 'fr')).toEqual([{ ...text, target: 'Adhérer et rester' }]);
});

test('a file of another language or format is refused', () => {
  expect(() => readXliff(writeXliff([text], 'en', 'ro'), 'fr')).toThrow(
    'The file is for the language "ro", "fr" expected.',
  );
  expect(() => readXliff('<tmx version="1.4"/>', 'fr')).toThrow('XLIFF of version 2 expected.');
});

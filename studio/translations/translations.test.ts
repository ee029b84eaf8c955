import { expect, test } from 'vitest';
import { differingPlaceholders, readTranslation, writeTranslation } from './translations.ts';

test('A translation is written with the English text that it was made for', () => {
  const text = writeTranslation('', 'dueOn.title', { of: 'Due On', is: 'À rendre le' });

  expect(readTranslation(text, 'dueOn.title')).toEqual({ of: 'Due On', is: 'À rendre le' });
});

test('A translation that is emptied is taken out', () => {
  expect(JSON.parse(writeTranslation('{ "title": { "of": "a", "is": "b" } }', 'title', { of: 'a', is: '' }))).toEqual(
    {},
  );
});

test('Placeholders that only one of two texts has are named', () => {
  expect(differingPlaceholders('Lend {book.title} to {member}', 'Prêter {book.titre} à {member}')).toEqual([
    '{book.title}',
    '{book.titre}',
  ]);
});

test('The branches of a plural are no placeholders', () => {
  const english = '{count, plural, one {# book} other {# books}}';

  expect(differingPlaceholders(english, '{count, plural, one {# livre} other {# livres}}')).toEqual([]);
});

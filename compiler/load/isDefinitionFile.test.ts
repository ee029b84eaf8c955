import { expect, test } from 'vitest';
import { concernsDefinitions, isDefinitionFile } from './isDefinitionFile.ts';

const definitions = ['books/book.entity.json', 'books/locale/fr.json', 'generated-reports/report.screen.json'];
const others = [
  'generated/types.json',
  'book.schema.json',
  'books/book.schema.json',
  'package.json',
  'books/README.md',
];

test('a JSON file in the folder of an area is a definition, whatever the area is called', () => {
  expect([...definitions, ...others].filter(isDefinitionFile)).toEqual(definitions);
});

test('a change concerns definitions if it is one of a definition or of a folder', () => {
  const folders = ['generated-reports', 'books', 'books/locale'];

  expect([...definitions, ...folders, ...others, 'generated'].filter(concernsDefinitions)).toEqual([
    ...definitions,
    ...folders,
  ]);
});

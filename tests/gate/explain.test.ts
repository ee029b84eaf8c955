import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Definition, explainDefinition, findReferences, kinds, loadSet } from '#compiler';
import { describeExplained } from '../../scripts/explain.ts';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';

const root = join(import.meta.dirname, '..', '..');

/** The set of an example, and every reference in it. */
function readExample(name: string) {
  const { set } = loadSet(readDefinitionFiles(join(root, 'examples', name)));
  return { set, references: findReferences(set) };
}

const library = readExample('lending-library');
const market = readExample('street-market');

function explain(key: string, options: { readonly from?: typeof library; readonly locale?: string } = {}): string {
  const { from = library, locale } = options;
  const definition: Definition | undefined = from.set.definitions.find((found) => found.key === key);
  if (definition === undefined) throw new Error(`There is no ${key}`);
  return describeExplained(explainDefinition({ ...from, definition, ...(locale === undefined ? {} : { locale }) }));
}

/** The explanations that are expected, in one file each. */
function readExpected(name: string): string {
  return readFileSync(join(import.meta.dirname, 'explained', `${name}.txt`), 'utf8').trimEnd();
}

const explained = {
  access: 'access/library',
  cases: 'cases/flow/reading-profile',
  entity: 'entity/loan',
  examples: 'examples/entity/loan',
  flow: 'flow/reading-profile',
  form: 'form/renew-loan',
  lifecycle: 'lifecycle/loan',
  locale: 'locale/fr/renew-loan.form',
  menu: 'menu/librarian',
  operation: 'operation/loans.renew',
  screen: 'screen/loan-details',
  setting: 'setting/library',
  template: 'template/loan-reminder',
  wizard: 'wizard/lend-book',
} as const;

describe('the explanation of', () => {
  test.each(Object.entries(explained))('a definition of the kind %s is complete', (kind, key) => {
    expect(explain(key)).toBe(readExpected(kind));
  });

  test('a field list says what its fields have of the entity', () => {
    expect(explain('fields/application-columns', { from: market })).toBe(readExpected('fields'));
  });

  test('every kind is compared with what is expected', () => {
    expect([...Object.keys(explained), 'fields'].sort()).toEqual(kinds);
  });

  test('a value type names its words', () => {
    expect(explain('entity/email').split('\n\nUsed by')[0]).toBe(
      [
        'entity/email (definitions/general/email.entity.json)',
        '',
        'Value type',
        '  type: string  [line 1]',
        '  format: email  [line 1]',
        '  maxLength: 255  [line 1]',
        '  normalise: lower(trim(value))  [line 2]',
      ].join('\n'),
    );
  });

  test('a form in another language has its texts in that language, and lists where they are translated', () => {
    expect(explain('form/renew-loan', { locale: 'fr' })).toBe(readExpected('form.fr'));
  });
});

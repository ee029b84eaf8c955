import { expect, it } from 'vitest';
import { openGate, type SourceFile } from '#compiler';
import { previewDefinition } from './previewDefinition.ts';

/** A definition in its file, `loan.entity`. */
const file = (name: string, json: object): SourceFile => ({
  path: `definitions/loans/${name}.json`,
  text: JSON.stringify({ $schema: `../${name.split('.').at(-1)}.schema.json`, ...json }),
});

const loan = file('loan.entity', {
  title: 'Loan',
  key: 'loanId',
  properties: { loanId: { title: 'Number', type: 'integer' }, dueOn: { title: 'Due On', type: 'string' } },
});
const french = {
  path: 'definitions/loans/locale/fr.json#loan.entity',
  text: '{"dueOn.title":{"of":"Due On","is":"À rendre le"}}',
};
const lend = file('lend.form', { title: 'Lend', of: 'loan', fields: ['dueOn'] });
const wizard = file('lend-book.wizard', { title: 'Lend a Book', steps: [{ step: 'loan', form: 'lend' }] });
const files = [loan, french, lend, wizard];

it('compiles a form with the titles of its entity in the language of the reader', () => {
  const inspection = openGate(files).inspect(files);

  expect(previewDefinition(inspection, { kind: 'form', definition: 'lend' }, 'fr')).toMatchObject({
    forms: { lend: { title: { literal: 'Lend' }, fields: [{ path: 'dueOn', title: { literal: 'À rendre le' } }] } },
  });
});

it('compiles a wizard with the forms of its steps', () => {
  const inspection = openGate(files).inspect(files);

  expect(previewDefinition(inspection, { kind: 'wizard', definition: 'lend-book' }, 'en')).toMatchObject({
    forms: { lend: { fields: [{ title: { literal: 'Due On' } }] } },
    wizards: { 'lend-book': { variants: [{ steps: [{ step: 'loan', kind: 'form' }] }] } },
  });
});

it('compiles an edited form that has a problem, and nothing while a file is no JSON', () => {
  const gate = openGate(files);
  const edited = file('lend.form', { title: 'Lend', of: 'loan', fields: ['dueOn', { field: 'nothing' }] });
  const inspection = gate.inspect([loan, french, edited, wizard]);

  expect(inspection.errors.map(({ code }) => code)).not.toEqual([]);
  expect(previewDefinition(inspection, { kind: 'form', definition: 'lend' }, 'en')).toMatchObject({
    forms: { lend: { fields: [{ path: 'dueOn' }, { path: 'nothing' }] } },
  });
  const broken = gate.inspect([loan, french, { ...lend, text: '{' }, wizard]);
  expect(previewDefinition(broken, { kind: 'form', definition: 'lend' }, 'en')).toBeUndefined();
});

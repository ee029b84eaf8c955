import { expect, it } from 'vitest';
import type { SourceFile } from '#compiler';
import type { DefinitionContent } from '../releases/applyChanges.ts';
import { openDefinitions } from './openDefinitions.ts';

/** A definition in its file, `loan.entity`. */
const file = (name: string, json: object): SourceFile => ({
  path: `definitions/loans/${name}.json`,
  text: JSON.stringify({ $schema: `../${name.split('.').at(-1)}.schema.json`, ...json }),
});

const loan = {
  title: 'Loan',
  key: 'loanId',
  properties: { loanId: { title: 'Number', type: 'integer' }, dueOn: { title: 'Due On', type: 'string' } },
};
const french = {
  path: 'definitions/loans/locale/fr.json#loan.entity',
  text: '{"dueOn.title":{"of":"Due On","is":"À rendre le"}}',
};
const files = [
  file('loan.entity', loan),
  french,
  file('lend.form', { title: 'Lend', of: 'loan', fields: ['dueOn'] }),
  file('lend-again.form', { title: 'Lend Again', of: 'loan', fields: ['dueOn'] }),
];

const draft = (kind: string, definition: string, json: object | string): DefinitionContent => ({
  ...{ kind, definition },
  text: typeof json === 'string' ? json : JSON.stringify({ $schema: `../${kind}.schema.json`, ...json }),
});
const formWith = (...fields: readonly string[]) => ({ title: 'Lend', of: 'loan', fields });

it('judges a draft like the whole set, whatever others are writing beside it', async () => {
  const wrongForm = draft('form', 'lend-again', formWith('missing'));
  const moreFields = draft('entity', 'loan', {
    ...loan,
    properties: { ...loan.properties, note: { title: 'Note', type: 'string' } },
  });
  const reworded = draft('entity', 'loan', {
    ...loan,
    properties: { ...loan.properties, dueOn: { title: 'Due', type: 'string' } },
  });
  const beside = [[], [wrongForm], [wrongForm, moreFields], [reworded], [draft('form', 'lend-again', '{')], []];
  const own = [formWith('dueOn'), formWith('note'), formWith('note', 'other')];
  const rounds = beside.flatMap((changes) => own.map((json) => ({ changes, own: draft('form', 'lend', json) })));
  const kept = openDefinitions(files, {});

  const judged = [];
  const expected = [];
  for (const round of rounds) {
    judged.push(await kept.answer('judge', round));
    expected.push(await openDefinitions(files, {}).answer('judge', round));
  }

  expect(judged).toEqual(expected);
  // What others write is judged too: without it, three answers were different.
  expect(new Set(judged.map((answer) => JSON.stringify(answer))).size).toBe(10);
});

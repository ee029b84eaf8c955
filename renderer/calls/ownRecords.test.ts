import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { type ActionModel, anonymous, createExpressions, type Scope, type User } from '#engine';
import { parsers } from '#engine/parsers';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { findAvailability } from './availability.ts';
import { createEventCheck } from './createEventCheck.ts';

const expressions = createExpressions(parsers);
const checkEvent = createEventCheck();

// The added definitions have no translations.
const base = readDefinitionFiles(join(import.meta.dirname, '../../tests/fixtures/gate/base')).filter(
  ({ path }) => !path.includes('/locale/'),
);
const added = {
  'entity/fine.entity.json': {
    $schema: '../entity.schema.json',
    title: 'Fine',
    key: 'fineId',
    owners: { member: { askedBy: 'user.email' } },
    properties: {
      fineId: { title: 'Fine', type: 'integer', readOnly: true },
      askedBy: { title: 'Asked By', type: 'string', readOnly: true },
      loanId: { title: 'Loan Number', type: 'integer', required: true },
      loan: { title: 'Loan', $ref: 'loan', by: 'loanId' },
    },
  },
  'operation/fines.ask.operation.json': {
    $schema: '../operation.schema.json',
    title: 'Ask for a Fine',
    call: 'POST /fines',
    of: 'fine',
    body: ['loanId'],
    allow: { member: 'own', librarian: 'all' },
  },
};
const { release, errors } = buildRelease([
  ...base,
  ...Object.entries(added).map(([path, content]) => ({ path: `definitions/${path}`, text: JSON.stringify(content) })),
]);

const run = (id: string): ActionModel => ({
  name: id,
  target: { verb: 'run', call: { run: id, with: {}, when: true, as: id, notices: {} } },
  title: { literal: id },
  look: 'button',
  when: true,
  locked: false,
  with: {},
  tab: 'same',
  mode: 'edit',
  refused: 'hide',
});

const member: User = { ...anonymous, signedIn: true, email: 'mia@library.example', roles: ['Member'] };
const librarian: User = { ...member, email: 'lou@library.example', roles: ['Librarian', 'Member'] };

function statesOf(loan: Readonly<Record<string, unknown>>, user: User): readonly string[] {
  if (!release) throw new Error(`The gate refuses the library: ${JSON.stringify(errors)}`);
  const clock = { today: () => '2026-11-21', now: () => '2026-11-21T08:00:00Z' };
  const scope: Scope = { variables: { loan }, user, settings: {}, clock, expressions };
  return ['loans.renew', 'fines.ask'].map((id) => findAvailability(run(id), scope, { release, checkEvent }).state);
}

test('an act on a record is there for its owner, and for who is given all records', () => {
  const loan = { loanId: 7, memberEmail: member.email };
  expect(statesOf(loan, member)).toEqual(['open', 'open']);
  expect(statesOf(loan, librarian)).toEqual(['open', 'open']);
});

test('an act on the record of somebody else is not there, nor one that hangs something new on it', () => {
  expect(statesOf({ loanId: 7, memberEmail: 'max@library.example' }, member)).toEqual(['hidden', 'hidden']);
});

test('a record that does not tell whose it is hides nothing', () => {
  expect(statesOf({ loanId: 7 }, member)).toEqual(['open', 'open']);
});

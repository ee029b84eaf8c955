import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildRelease, expressions } from '#compiler';
import { anonymous, type CallModel, type LifecycleEventModel } from '#engine';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { createMemoryAdapter } from './createMemoryAdapter.ts';

const { release } = buildRelease(readDefinitionFiles(join(import.meta.dirname, '../../tests/fixtures/gate/base')));
const emma = { isbn: '9780141439587', title: 'Emma', kind: 'novel', copies: 2 };

const lent = { loanId: 1, isbn: emma.isbn, status: 'LENT', lentOn: '2026-06-01', dueOn: '2026-06-29' };

/** Returns a library with a modified event for returning loans. */
function openLibrary(returned: Pick<Partial<LifecycleEventModel>, 'when' | 'message' | 'set' | 'effects'>) {
  const loan = release?.lifecycles['loan'];
  if (!release || !loan) throw new Error('The gate refuses the library');
  const events = loan.events.map((event) => (event.on === 'loans.giveBack' ? { ...event, ...returned } : event));
  return createMemoryAdapter({
    release: { ...release, lifecycles: { ...release.lifecycles, loan: { ...loan, events } } },
    records: { book: [emma], loan: [lent] },
    validators: {},
    user: { ...anonymous, signedIn: true, roles: ['Member', 'Librarian'] },
    clock: { today: () => '2026-06-15', now: () => '2026-06-15T09:30:00.000Z' },
    expressions,
  });
}

test('an event that breaks a rule of the entity is refused in the words of the rule', async () => {
  const adapter = openLibrary({ set: [{ path: 'dueOn', value: { '=': 'this.lentOn' } }] });

  const refused = await adapter.run('loans.giveBack', { loanId: 1 }).catch((error: unknown) => error);

  expect(refused).toMatchObject({ status: 409, code: 'rule', message: 'The due date comes before the loan' });
  expect(await adapter.run('loans.get', { loanId: 1 })).toMatchObject({ status: 'LENT', dueOn: '2026-06-29' });
});

test('an operation that nobody may call is refused', async () => {
  if (!release) throw new Error('The gate refuses the library');
  const giveBack = release.operations['loans.giveBack'];
  if (giveBack === undefined) throw new Error('The library has no "loans.giveBack"');
  const adapter = createMemoryAdapter({
    release: { ...release, operations: { ...release.operations, 'loans.giveBack': { ...giveBack, allow: {} } } },
    records: { book: [emma], loan: [lent] },
    validators: {},
    user: { ...anonymous, signedIn: true, roles: ['Member', 'Librarian'] },
    clock: { today: () => '2026-06-15', now: () => '2026-06-15T09:30:00.000Z' },
    expressions,
  });

  const refused = await adapter.run('loans.giveBack', { loanId: 1 }).catch((error: unknown) => error);

  expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
});

test('an effect that is refused as a conflict refuses the whole call', async () => {
  const again: CallModel = {
    run: 'loans.giveBack',
    with: { loanId: { '=': 'this.loanId' } },
    when: true,
    as: 'again',
    notices: {},
  };
  const adapter = openLibrary({ effects: [again] });

  const refused = await adapter.run('loans.giveBack', { loanId: 1 }).catch((error: unknown) => error);

  expect(refused).toMatchObject({ status: 409, code: 'state' });
  expect(await adapter.run('loans.get', { loanId: 1 })).toMatchObject({ status: 'LENT' });
});

test('an event decides by the records that its own record leads to', async () => {
  const message = { literal: 'Keep it' };
  const refusing = openLibrary({ when: { '=': 'this.book.copies > 2' }, message });
  const taking = openLibrary({ when: { '=': 'this.book.copies == 2' }, message });

  const refused = await refusing.run('loans.giveBack', { loanId: 1 }).catch((error: unknown) => error);
  await taking.run('loans.giveBack', { loanId: 1 });

  expect(refused).toMatchObject({ status: 409, code: 'state', message: 'Keep it' });
  expect(await taking.run('loans.get', { loanId: 1 })).toMatchObject({ status: 'RETURNED', book: emma });
});

test('who reads by a handler of their own needs no stored record', async () => {
  if (!release) throw new Error('The gate refuses the library');
  const adapter = createMemoryAdapter({
    release,
    records: { book: [] },
    validators: {},
    user: { ...anonymous, signedIn: true, roles: ['Member', 'Librarian'] },
    clock: { today: () => '2026-06-15', now: () => '2026-06-15T09:30:00.000Z' },
    expressions,
    handlers: { 'books.get': () => emma },
  });

  const answer = await adapter.run('books.get', { isbn: emma.isbn });

  expect(answer).toEqual(emma);
});

test('of two who read the same version the second is refused', async () => {
  // given
  const files = readDefinitionFiles(join(import.meta.dirname, '../../examples/lending-library'));
  const library = buildRelease(files).release;
  if (!library) throw new Error('The gate refuses the lending library');
  const adapter = createMemoryAdapter({
    release: library,
    records: { member: [{ email: 'ann@example.com', firstName: 'Ann', version: 3 }] },
    validators: {},
    user: { ...anonymous, signedIn: true, roles: ['Librarian'] },
    clock: { today: () => '2026-06-15', now: () => '2026-06-15T09:30:00.000Z' },
    expressions,
  });

  // when
  const late = adapter.run('members.update', { email: 'ann@example.com', firstName: 'Anne', version: 2 });

  // then
  await expect(late).rejects.toMatchObject({ status: 409, code: 'conflict', version: 3 });
});

test('a page is sorted by what its operation names, computed values included, and by nothing else', async () => {
  const list = release?.operations['loans.list'];
  if (!release || !list) throw new Error('The gate refuses the library');
  const adapter = createMemoryAdapter({
    release: { ...release, operations: { ...release.operations, 'loans.list': { ...list, sort: ['overdue'] } } },
    records: { book: [emma], loan: [lent, { ...lent, loanId: 2, dueOn: '2026-06-01' }, { ...lent, loanId: 3 }] },
    validators: {},
    user: { ...anonymous, signedIn: true, roles: ['Librarian'] },
    clock: { today: () => '2026-06-15', now: () => '2026-06-15T09:30:00.000Z' },
    expressions,
  });

  const late = await adapter.run('loans.list', { sort: '-overdue' });
  const refused = await adapter.run('loans.list', { sort: 'dueOn' }).catch((error: unknown) => error);

  expect(late).toMatchObject({ content: [{ loanId: 2 }, { loanId: 1 }, { loanId: 3 }] });
  expect(refused).toMatchObject({
    status: 400,
    code: 'validation',
    message: 'sort: loans.list cannot sort by "dueOn"; one of overdue expected.',
  });
});

import { beforeAll, beforeEach, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { createWorkers } from '../jobs/createWorkers.ts';
import { tidyWorker } from '../jobs/tidyWorker.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

eachDatabase('a draft', (database) => {
  let toy: ToyApp;
  let ann: string;
  let ben: string;
  beforeAll(async () => {
    toy = await openToyApp(database());
    await addToyAccount(database(), { email: 'ann@library.example', roles: ['Member'] });
    await addToyAccount(database(), { email: 'ben@library.example', roles: ['Librarian'] });
    ann = await toy.signIn('ann@library.example');
    ben = await toy.signIn('ben@library.example');
  });
  beforeEach(async () => {
    await database().current().deleteFrom('draft').execute();
  });

  const draft = { key: 'new', variant: 'desk', step: 'who', release: 'a'.repeat(64), data: { borrower: 'x' } };
  const loan = { book_id: 1, until: '2026-12-01' };
  const save = (more: object = {}, token = ann) =>
    toy.call('PUT', '/drafts/new-loan', { token, body: { ...draft, ...more } });
  const read = () => toy.call('GET', '/drafts/new-loan?key=new', { token: ann });
  const lend = (step: string, { body = loan, token = ann }: { readonly body?: object; readonly token?: string } = {}) =>
    toy.call('POST', '/loans', { token, body, headers: { 'x-draft': `wizard=new-loan&key=new&step=${step}` } });

  test('ends in the transaction of its last step, whoever reads the answer', async () => {
    await save();

    const foreign = await lend('lend&last=true', { token: ben });
    const kept = await read();
    const accepted = await lend('lend&last=true');
    const gone = await read();

    expect([foreign.status, kept.status, accepted.status, gone.status]).toEqual([200, 200, 200, 204]);
  });

  test('stays when its last step is refused', async () => {
    await save();

    const refused = await lend('lend&last=true', { body: { ...loan, until: '1999-01-01' } });

    expect([refused.status, (await read()).body]).toEqual([400, expect.objectContaining({ data: draft.data })]);
  });

  test('knows the result of a step that was accepted, also after it was saved again', async () => {
    await save();

    const lent = await lend('lend');
    await save({ step: 'done', version: 1 });

    expect((await read()).body).toMatchObject({ step: 'done', version: 2, done: { lend: lent.body } });
  });

  test('is not overwritten by a window that does not know what another has saved', async () => {
    const first = await save({ version: 0 });
    const second = await save({ version: 1, data: { borrower: 'from here' } });
    const late = await save({ version: 1, data: { borrower: 'from there' } });
    const blank = await save({ version: 0, data: { borrower: 'blank' } });

    expect([first.status, second.status, late.status, blank.status]).toEqual([200, 200, 409, 409]);
    expect(late.body).toMatchObject({
      code: 'conflict',
      errors: [{ path: '', title: 'Draft', base: 1, current: 2, at: '2026-11-21T10:00:00.000Z' }],
    });
    expect((await read()).body).toMatchObject({ version: 2, data: { borrower: 'from here' } });
  });

  test('that was sent in another window takes nothing more, until a new one is begun', async () => {
    await save({ version: 0 });
    await lend('lend');
    await lend('again&last=true');

    const late = await save({ version: 1 });
    const begun = await save({ version: 0, data: { borrower: 'new' } });

    expect([late.status, late.body]).toEqual([
      409,
      expect.objectContaining({ code: 'draft-ended', errors: [{ at: '2026-11-21T10:00:00.000Z' }] }),
    ]);
    expect([begun.status, (await read()).body]).toEqual([
      200,
      expect.objectContaining({ version: 2, data: { borrower: 'new' }, done: {} }),
    ]);
  });

  test('is closed once the act that it waits for was done elsewhere, and says when', async () => {
    const lent = await lend('lend');
    const key = isRecord(lent.body) ? String(lent.body['loanNumber']) : '';
    await save({ awaits: [{ operation: 'loans.giveBack', key }] });
    const open = await read();
    toy.time.now = new Date('2026-11-21T10:20:00Z');

    const back = await toy.call('POST', `/loans/${key}/return`, { token: ben });
    toy.time.now = new Date('2026-11-21T10:40:00Z');
    const closed = await read();
    toy.time.now = new Date('2026-11-21T10:00:00Z');

    expect([open.body, back.status]).toEqual([expect.objectContaining({ data: draft.data }), 200]);
    expect(open.body).not.toHaveProperty('endedAt');
    expect(closed.body).toMatchObject({ data: {}, ended: 'finished', endedAt: '2026-11-21T10:20:00.000Z' });
  });

  test('is closed when what it is about is no longer its owner’s', async () => {
    await save({ awaits: [{ operation: 'loans.giveBack', key: 'L999' }] });

    expect((await read()).body).toMatchObject({ data: {}, ended: 'gone', endedAt: '2026-11-21T10:00:00.000Z' });
  });

  test('is tidied away when nobody has gone on with it for the days of the setting', async () => {
    const [tidy] = createWorkers([tidyWorker], toy.services);
    await save();
    toy.time.now = new Date('2027-02-19T09:59:00Z');
    await tidy?.work({});
    const rows = () => database().current().selectFrom('draft').select('wizard').execute();
    const before = await rows();
    toy.time.now = new Date('2027-02-19T10:01:00Z');
    await tidy?.work({});
    const after = await rows();
    toy.time.now = new Date('2026-11-21T10:00:00Z');

    expect([before, after]).toEqual([[{ wizard: 'new-loan' }], []]);
  });

  test('is named in full by the header of a call', async () => {
    const answer = await toy.call('POST', '/loans', { token: ann, body: loan, headers: { 'x-draft': 'wizard=loan' } });

    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('wizard=…&key=…&step=…') },
    });
  });
});

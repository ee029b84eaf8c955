import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { verifyEventChain } from '../events/verifyEventChain.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

eachDatabase('an operation', (database) => {
  let toy: ToyApp;
  let ann: string;
  let ben: string;
  let clerk: string;
  let librarian: string;

  beforeAll(async () => {
    toy = await openToyApp(database());
    await addToyAccount(database(), { email: 'ann@library.example', roles: ['reader'] });
    await addToyAccount(database(), { email: 'ben@library.example', roles: ['Member'] });
    await addToyAccount(database(), { email: 'clerk@library.example', roles: ['Clerk'], companyIds: [7] });
    await addToyAccount(database(), { email: 'librarian@library.example', roles: ['Librarian'] });
    ann = await toy.signIn('ann@library.example');
    ben = await toy.signIn('ben@library.example');
    clerk = await toy.signIn('clerk@library.example');
    librarian = await toy.signIn('librarian@library.example');
  });

  const lend = async (token: string, body: object = { book_id: 1, until: '2026-12-24' }): Promise<string> => {
    const answer = await toy.call('POST', '/loans', { token, body });
    expect(answer.status).toBe(200);
    return String(Object(answer.body).loanNumber);
  };

  test('answers with the names of the wire and with computed properties', async () => {
    const { status, body } = await toy.call('POST', '/loans', {
      token: ann,
      body: { book_id: 2, until: '2026-11-30' },
    });

    expect(status).toBe(200);
    expect(body).toEqual({
      loanNumber: expect.stringMatching(/^L\d+$/),
      book_id: 2,
      until: '2026-11-30',
      state: 'OUT',
      late: false,
      borrowers: [{ email: 'ann@library.example', name: 'Toy' }],
    });
  });

  test('is refused to strangers with 401 and to the wrong role with 403', async () => {
    const stranger = await toy.call('GET', '/loans/L1');
    const wrong = await toy.call('GET', '/loans/L1', { token: clerk });

    expect(stranger).toMatchObject({ status: 401, body: { code: 'unauthenticated', definition: 'loans.get' } });
    expect(wrong).toMatchObject({
      status: 403,
      body: {
        ...{ code: 'forbidden', message: 'You are not allowed to do this.' },
        rule: { definition: 'operation/loans.get', pointer: '/allow' },
      },
    });
  });

  test('answers for another person as for nobody', async () => {
    const loan = await lend(ann);

    const own = await toy.call('GET', `/loans/${loan}`, { token: ann });
    const foreign = await toy.call('GET', `/loans/${loan}`, { token: ben });
    const unknown = await toy.call('GET', '/loans/L99999', { token: ben });

    expect(own.status).toBe(200);
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(unknown);
  });

  test('refuses a field it does not know', async () => {
    const body = { book_id: 1, until: '2026-12-24', loanNumber: 'L1', state: 'BACK' };

    const answer = await toy.call('POST', '/loans', { token: ann, body });

    expect(answer).toMatchObject({ status: 400, body: { code: 'validation' } });
    expect(Object.keys(Object(answer.body).fields)).toEqual(['/loanNumber', '/state']);
  });

  test('refuses a field the user may not give, and hides it in results', async () => {
    const body = { book_id: 1, until: '2026-12-24', remark: 'torn' };

    const refused = await toy.call('POST', '/loans', { token: ann, body });
    const loan = await lend(librarian, body);
    await sql`update toy_borrower set email = 'ann@library.example' where loan_number = ${loan}`.execute(
      database().current(),
    );
    const seen = await toy.call('GET', `/loans/${loan}`, { token: ann });
    const whole = await toy.call('GET', `/loans/${loan}`, { token: librarian });

    expect(refused).toMatchObject({ status: 400, body: { fields: { '/remark': expect.any(String) } } });
    expect(Object(seen.body)).not.toHaveProperty('remark');
    expect(whole.body).toMatchObject({ remark: 'torn' });
  });

  test('refuses a choice that was never offered', async () => {
    const answer = await toy.call('POST', '/loans', { token: ann, body: { book_id: 99, until: '2026-12-24' } });

    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation', fields: { '/bookId': expect.any(String) } },
    });
  });

  test('refuses what a rule of the entity says', async () => {
    const answer = await toy.call('POST', '/loans', { token: ann, body: { book_id: 1, until: '1999-01-01' } });

    expect(answer).toMatchObject({ status: 400, body: { fields: { '/until': 'Until must be after 2000' } } });
  });

  test('refuses texts that no database can keep, and JSON too deep to walk', async () => {
    const nul = await toy.call('POST', '/loans', {
      token: librarian,
      body: { book_id: 1, until: '2026-12-24', remark: 'a\0b' },
    });
    const deep = await toy.app.inject({
      method: 'POST',
      url: '/api/loans',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ann}` },
      payload: `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    });

    expect(nul.status).toBe(400);
    expect(deep.statusCode).toBe(400);
  });

  test('lists what each policy grants, and nothing twice', async () => {
    const mine = await lend(ben);
    const branch = await lend(librarian);
    await sql`update toy_loan set branch_id = 7 where loan_number = ${branch}`.execute(database().current());
    const numbers = (answer: { body: unknown }): string[] =>
      Object(answer.body).content.map((loan: { loanNumber: string }) => loan.loanNumber);

    const asBen = await toy.call('GET', '/loans', { token: ben });
    const asClerk = await toy.call('GET', '/loans', { token: clerk });
    const asLibrarian = await toy.call('GET', '/loans?size=1000', { token: librarian });

    expect(numbers(asBen)).toEqual([mine]);
    expect(numbers(asClerk)).toEqual([branch]);
    expect(numbers(asLibrarian)).toEqual(expect.arrayContaining([mine, branch]));
  });

  test('pages with the size of its definition, in a stable order', async () => {
    await lend(librarian, { book_id: 1, until: '2027-01-01', remark: '100% wool' });
    await lend(librarian, { book_id: 1, until: '2027-01-02', remark: '100 wool' });

    const first = await toy.call('GET', '/loans?sort=-until', { token: librarian });
    const filtered = await toy.call('GET', `/loans?filter=${encodeURIComponent('remark|contains|0% w')}`, {
      token: librarian,
    });

    expect(first.body).toMatchObject({
      size: 2,
      number: 0,
      content: [{ until: '2027-01-02' }, { until: '2027-01-01' }],
    });
    expect(filtered.body).toMatchObject({ totalElements: 1, content: [{ remark: '100% wool' }] });
  });

  test('lets nobody sort or filter by what they may not read', async () => {
    const sorted = await toy.call('GET', '/loans?sort=remark', { token: ann });
    const filtered = await toy.call('GET', `/loans?filter=${encodeURIComponent('remark|contains|a')}`, { token: ann });
    const unknown = await toy.call('GET', '/loans?sort=nothing', { token: librarian });
    const extra = await toy.call('GET', '/loans?colour=red', { token: librarian });

    expect([sorted.status, filtered.status, unknown.status, extra.status]).toEqual([400, 400, 400, 400]);
  });

  test('has one effect per idempotency key', async () => {
    const headers = { 'idempotency-key': 'lend-once-0001' };
    const body = { book_id: 1, until: '2026-12-31' };

    const [one, two] = await Promise.all([
      toy.call('POST', '/loans', { token: ben, body, headers }),
      toy.call('POST', '/loans', { token: ben, body, headers }),
    ]);
    const later = await toy.call('POST', '/loans', { token: ben, body, headers });
    const other = await toy.call('POST', '/loans', { token: ben, body: { ...body, book_id: 2 }, headers });
    const foreign = await toy.call('POST', '/loans', { token: ann, body, headers });

    expect(two).toEqual(one);
    expect(later).toEqual(one);
    expect(other).toMatchObject({ status: 409, body: { code: 'once-reused' } });
    expect(Object(foreign.body).loanNumber).not.toBe(Object(one.body).loanNumber);
  });

  test('takes an event once, with its effects, and says why not the second time', async () => {
    const loan = await lend(ann);

    const back = await toy.call('POST', `/loans/${loan}/return`, { token: ann });
    const again = await toy.call('POST', `/loans/${loan}/return`, { token: ann });
    const notes = await sql<{ about: string }>`select about from toy_note where about = ${loan}`.execute(
      database().current(),
    );

    expect(back).toMatchObject({ status: 200, body: { state: 'BACK' } });
    expect(again).toMatchObject({ status: 409, body: { code: 'state' } });
    expect(notes.rows).toEqual([{ about: loan }]);
  });

  test('writes one chain of events, by the verified user', async () => {
    const events = await database().current().selectFrom('event').select(['actor', 'what']).execute();

    expect(await verifyEventChain(database().current())).toMatchObject({ whole: true, events: events.length });
    expect(new Set(events.map(({ actor }) => actor))).toEqual(
      new Set(['ann@library.example', 'ben@library.example', 'librarian@library.example']),
    );
  });

  test('speaks the language that was asked for', async () => {
    const french = await toy.call('GET', '/loans/L99999', {
      token: ann,
      headers: { 'accept-language': 'fr-CA,en;q=0.5' },
    });

    expect(Object(french.body).message).toBe('Introuvable.');
  });

  test('names the release in every answer', async () => {
    const answer = await toy.app.inject({ method: 'GET', url: '/api/nothing' });

    expect(answer.statusCode).toBe(404);
    expect(answer.headers['x-release']).toMatch(/^[0-9a-f]{64}$/);
    expect(answer.json()).toMatchObject({ code: 'not-found', message: 'Not found.' });
  });

  test('is logged with whose account called, and why it was refused', async () => {
    const from = toy.log.length;
    await toy.call('GET', '/loans/L1', { token: clerk });
    await toy.call('GET', '/loans/L1');

    const { id } = await database()
      .current()
      .selectFrom('account')
      .select('id')
      .where('email', '=', 'clerk@library.example')
      .executeTakeFirstOrThrow();
    const lines: readonly Readonly<Record<string, unknown>>[] = toy.log.slice(from).map((line) => JSON.parse(line));
    const answered = { msg: 'answered', method: 'GET', route: '/api/loans/:loanNumber' };
    const rule = { definition: 'operation/loans.get', pointer: '/allow' };
    expect(lines).toEqual([
      expect.objectContaining({ ...answered, status: 403, account: id, refusal: 'forbidden', rule }),
      expect.objectContaining({ ...answered, status: 401, refusal: 'unauthenticated' }),
    ]);
    expect(lines[1]).not.toHaveProperty('account');
    expect(lines[1]).not.toHaveProperty('rule');
  });

  test('logs neither passwords nor tokens nor what was sent', () => {
    const lines = toy.log.join('');

    expect(lines).toContain('/api/loans/:loanNumber');
    for (const secret of [ann, 'Lend-me-a-book-1', '100% wool', 'ann@library.example'])
      expect(lines).not.toContain(secret);
  });
});

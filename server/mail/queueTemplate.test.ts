import { beforeEach, expect, test } from 'vitest';
import { documentRelease } from '../testing/documentRelease.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';
import { readMails } from '../testing/readMails.ts';

const person = (name: string) => [name, { title: name, type: 'string' }] as const;

/** A notice to three recipients about a card. The attachment and the language are properties of the card. */
const definitions = [
  {
    kind: 'entity',
    id: 'card',
    json: {
      title: 'Card',
      key: 'cardId',
      properties: {
        cardId: { title: 'Number', type: 'string', pattern: '^C-[0-9]{2}$', readOnly: true },
        ...Object.fromEntries(['first', 'second', 'third', 'language', 'scan'].map(person)),
      },
    },
  },
  {
    kind: 'operation',
    id: 'cards.create',
    json: {
      ...{ title: 'New', call: 'POST /cards', of: 'card', result: 'card', allow: 'signed-in' },
      body: ['first', 'second', 'third', 'language', 'scan'],
    },
  },
  {
    kind: 'screen',
    id: 'card',
    json: { title: 'Card', route: '/cards/{cardId}', given: { cardId: 'string' }, allow: 'public', body: [] },
  },
  {
    kind: 'template',
    id: 'card-notice',
    json: {
      given: { card: 'card' },
      to: ['=card.first', "=[card.?second.orValue(''), card.first]", '=card.?third'],
      language: '=card.?language',
      links: { page: { go: 'card', with: { cardId: '=card.cardId' } } },
      attach: [{ file: '=card.?scan', name: 'Card {card.cardId}.pdf' }],
      subject: 'Card {card.cardId}',
      body: 'See [your card]({page}).',
    },
  },
  {
    kind: 'locale',
    id: 'fr/card-notice.template',
    json: { subject: { of: 'Card {card.cardId}', is: 'Carte {card.cardId}' } },
  },
  { kind: 'setting', id: 'portal', json: { defaultLanguage: { title: 'Language', type: 'string', value: 'en' } } },
];

eachDatabase('a mail of a template', (database) => {
  let library: ToyApp;
  let token = '';
  beforeEach(async () => {
    await database().current().deleteFrom('mail').execute();
    await database().current().deleteFrom('account').execute();
    await addToyAccount(database(), { email: 'lea@library.example', roles: ['Librarian'] });
    await addToyAccount(database(), { email: 'ann@library.example' });
    library = await openToyApp(database(), { documents: documentRelease(definitions) });
    token = await library.signIn('lea@library.example');
  });
  const send = async (card: object) => {
    const { body } = await library.call('POST', '/cards', { token, body: card });
    const key = Reflect.get(Object(body), 'cardId');
    const sending = { template: 'card-notice', key };
    const { status } = await library.call('POST', '/mails', { token, body: sending });
    return { status, key };
  };
  const subjects = async () => (await readMails(database())).map(({ to, subject }) => `${to}: ${subject}`);
  const languageOf = (email: string, language: string) =>
    database().current().updateTable('account').set({ language }).where('email', '=', email).execute();

  test('is written to each receiver once, and a receiver without address is logged', async () => {
    const { key } = await send({ first: 'ann@library.example', second: 'ben@library.example' });

    expect(await subjects()).toEqual([`ann@library.example: Card ${key}`, `ben@library.example: Card ${key}`]);
    expect(library.log.filter((line) => line.includes('has no address'))).toHaveLength(1);
  });

  test('is written in the language of each account, and else in that of the portal', async () => {
    await languageOf('ann@library.example', 'fr');

    const { key } = await send({ first: 'ann@library.example', second: 'ben@library.example' });

    expect(await subjects()).toEqual([`ann@library.example: Carte ${key}`, `ben@library.example: Card ${key}`]);
  });

  test('is written in the language that the template reads, if the portal offers it', async () => {
    await languageOf('ann@library.example', 'fr');

    const english = await send({ first: 'ann@library.example', language: 'en-GB' });
    const unknown = await send({ first: 'ann@library.example', language: 'de' });

    expect(await subjects()).toEqual([
      `ann@library.example: Card ${english.key}`,
      `ann@library.example: Carte ${unknown.key}`,
    ]);
  });

  test('remembers the language of the last sign-in, which changes no version', async () => {
    const before = await database()
      .current()
      .selectFrom('account')
      .select(['email', 'version'])
      .orderBy('email')
      .execute();
    const credentials = { username: 'ann@library.example', password: 'Lend-me-a-book-1' };

    await library.call('POST', '/auth/login', { body: credentials, headers: { 'accept-language': 'fr-CA,en;q=0.5' } });

    const accounts = database().current().selectFrom('account');
    expect(await accounts.select(['email', 'version']).orderBy('email').execute()).toEqual(before);
    expect(await accounts.select('language').where('email', '=', 'ann@library.example').execute()).toEqual([
      { language: 'fr' },
    ]);
  });

  test('leads to a screen, and brings its files along', async () => {
    const scan = 'a'.repeat(64);
    const { key } = await send({ first: 'ann@library.example', scan });

    const [mail] = await database().current().selectFrom('mail').selectAll().execute();
    expect(mail?.text).toBe(`See your card: http://localhost:3000/cards/${key}.`);
    expect(mail?.html).toContain(`<a href="http://localhost:3000/cards/${key}">your card</a>`);
    expect(mail?.attachments).toEqual([{ name: `Card ${key}.pdf`, hash: scan }]);
  });

  test('is refused where an attached value names no file', async () => {
    const { status } = await send({ first: 'ann@library.example', scan: '../secret' });

    expect(status).toBe(500);
    expect(await subjects()).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { compileRelease, expressions } from '#compiler';
import { anonymous } from '#engine';
import type { PrintContext } from './PrintContext.types.ts';
import { printScreen } from './printScreen.ts';

const yesNo = {
  values: [
    { value: true, title: 'Yes' },
    { value: false, title: 'No' },
  ],
};

const member = {
  title: 'Member',
  key: 'memberId',
  properties: {
    memberId: { title: 'Number', type: 'integer' },
    name: { title: 'Name', type: 'string' },
    since: { title: 'Member Since', type: 'string', format: 'date' },
    debts: { title: 'Debts', type: 'number', allow: 'librarian' },
    visits: { title: 'Visits', $ref: 'visit[]' },
  },
};
const visit = {
  title: 'Visit',
  properties: { day: { title: 'Day', type: 'string', format: 'date' }, books: { title: 'Books', type: 'integer' } },
};
const loan = {
  title: 'Loan',
  key: 'loanId',
  properties: {
    loanId: { title: 'Number', type: 'integer' },
    title: { title: 'Book', type: 'string' },
    late: { title: 'Late', ...yesNo },
  },
};

const screens: Readonly<Record<string, object>> = {
  'member-file': {
    title: 'File of {member.name}, {today, date}',
    given: { member: 'member' },
    data: { loans: { run: 'loans.list', with: { memberId: '=member.memberId' } }, late: '=loans.filter(l, l.late)' },
    actions: [{ do: 'print' }],
    body: [
      {
        section: 'member',
        title: 'Member',
        text: 'As **agreed**.',
        body: [
          {
            columns: 'halves',
            body: [
              {
                details: 'member',
                fields: [
                  'name',
                  { field: 'since', empty: 'Unknown' },
                  'debts',
                  { field: 'visits', fields: ['day', 'books'] },
                ],
              },
            ],
          },
        ],
      },
      { banner: 'owing', text: '{member.name} owes books.', tone: 'warning', when: '=size(late) > 0' },
      { section: 'loans', title: 'Loans', body: [{ part: 'loan-rows', with: { rows: '=loans' } }] },
      { section: 'lateLoans', title: 'Late', body: [{ table: 'late', fields: ['title'], empty: 'None is late.' }] },
      {
        section: 'habits',
        title: 'Habits',
        body: [{ flow: 'habits', mode: 'read', begin: "={'q1': 'often', 'q2': [21]}" }],
      },
      { section: 'beside', title: 'Beside', aside: true, body: [{ markdown: 'hint', text: 'Not printed.' }] },
      { tabs: 'more', body: [{ tab: 'rules', title: 'Rules', body: [{ markdown: 'rules', text: '1. Be quiet' }] }] },
    ],
  },
  'loan-rows': { given: { rows: 'loan[]' }, body: [{ table: 'rows', sort: '-title', fields: ['title', 'late'] }] },
  desk: { title: 'Desk', body: [{ chain: 'roads', body: [] }] },
};

const flow = {
  title: 'Habits',
  questions: [
    {
      question: 1,
      text: 'How often?',
      format: 'radio',
      answers: [
        { answer: 'often', text: 'Often' },
        { answer: 'never', text: 'Never' },
      ],
    },
    {
      question: 2,
      text: 'What holds?',
      format: 'pairs',
      answers: [
        { answer: 21, text: 'Reads at home', no: 22 },
        { answer: 23, text: 'Reads aloud', no: 24 },
      ],
    },
  ],
};

const release = compileRelease([
  {
    kind: 'access',
    id: 'library',
    json: {
      roles: [{ role: 'Librarian' }],
      policies: [
        { policy: 'signed-in', when: '=user.signedIn' },
        { policy: 'librarian', when: "='Librarian' in user.roles" },
      ],
    },
  },
  ...Object.entries({ member, visit, loan }).map(([id, json]) => ({ kind: 'entity', id, json })),
  {
    kind: 'operation',
    id: 'loans.list',
    json: {
      title: 'Loans',
      call: 'GET /loans',
      result: { list: 'loan' },
      query: [{ field: 'memberId', title: 'Member', type: 'integer' }],
      allow: 'signed-in',
    },
  },
  { kind: 'flow', id: 'habits', json: flow },
  ...Object.entries(screens).map(([id, json]) => ({ kind: 'screen', id, json })),
]);

const loans = [
  { loanId: 1, title: 'Atlas', late: false },
  { loanId: 2, title: 'Zoo', late: true },
];
const ada = { memberId: 7, name: 'Ada', debts: 3, visits: [{ day: '2026-11-02', books: 2 }] };

function printed(given: object, over: Partial<PrintContext> = {}): PrintContext {
  return {
    ...{ release, locale: 'en', level: 1 },
    scope: {
      ...{ variables: { ...given }, user: { ...anonymous, signedIn: true }, settings: {}, expressions },
      clock: { now: () => '2026-11-21T10:00:00Z', today: () => '2026-11-21' },
    },
    run: async (operation, args) => (operation === 'loans.list' && args['memberId'] === 7 ? loans : []),
    ...over,
  };
}

const place = (id: string) => {
  const screen = release.screens[id];
  if (screen === undefined) throw new Error(id);
  return { screen, given: {} };
};

test('a screen is printed in the order of its blocks, in words, without what can be done', async () => {
  const { title, parts } = await printScreen(printed({ member: ada }), place('member-file'));

  expect(title).toBe('File of Ada, 11/21/2026');
  expect(parts).toEqual([
    { part: 'heading', level: 1, text: 'Member' },
    { part: 'paragraph', text: 'As agreed.' },
    {
      part: 'pairs',
      pairs: [
        { label: 'Name', value: 'Ada' },
        { label: 'Member Since', value: 'Unknown' },
      ],
    },
    { part: 'heading', level: 2, text: 'Visits' },
    { part: 'table', columns: ['Day', 'Books'], rows: [['11/02/2026', '2']] },
    { part: 'paragraph', text: 'Ada owes books.' },
    { part: 'heading', level: 1, text: 'Loans' },
    {
      part: 'table',
      columns: ['Book', 'Late'],
      rows: [
        ['Zoo', 'Yes'],
        ['Atlas', 'No'],
      ],
    },
    { part: 'heading', level: 1, text: 'Late' },
    { part: 'table', columns: ['Book'], rows: [['Zoo']] },
    { part: 'heading', level: 1, text: 'Habits' },
    {
      part: 'pairs',
      pairs: [
        { label: 'How often?', value: 'Often' },
        { label: 'What holds?', value: '' },
        { label: 'Reads at home', value: 'Yes' },
        { label: 'Reads aloud', value: '—' },
      ],
    },
    { part: 'heading', level: 1, text: 'Rules' },
    { part: 'paragraph', text: '1. Be quiet' },
  ]);
});

test('a reader is printed what that reader may see', async () => {
  const { scope } = printed({ member: ada });
  const librarian = { ...scope, user: { ...scope.user, roles: ['Librarian'] } };

  const { parts } = await printScreen(printed({}, { scope: librarian }), place('member-file'));

  expect(parts).toContainEqual({
    part: 'pairs',
    pairs: [
      { label: 'Name', value: 'Ada' },
      { label: 'Member Since', value: 'Unknown' },
      { label: 'Debts', value: '3' },
    ],
  });
});

test('a table without rows and a condition that does not hold print what a page shows then', async () => {
  const { parts } = await printScreen(printed({ member: { ...ada, memberId: 8 } }), place('member-file'));

  const texts = parts.flatMap((part) => (part.part === 'paragraph' ? [part.text] : []));
  expect(texts).toEqual(['As agreed.', 'There is nothing here yet.', 'None is late.', '1. Be quiet']);
});

test('a block that cannot be printed is named', async () => {
  await expect(printScreen(printed({}), place('desk'))).rejects.toThrow(
    'A block "chain" cannot be printed by the server.',
  );
});

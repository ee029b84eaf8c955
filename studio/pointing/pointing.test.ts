import { expect, test } from 'vitest';
import { locate } from '../why/locate.ts';
import { locationsOf } from './locationsOf.ts';
import type { Mark } from './marksOf.ts';

const definitions: Readonly<Record<string, unknown>> = {
  'screen/member': {
    title: 'Member',
    actions: [{ go: 'loans' }, { open: 'screen:card', title: 'Card' }],
    body: [
      {
        section: 'loans',
        body: [
          {
            table: 'open',
            press: { open: 'form:renew-loan' },
            fields: 'loan-list',
            actions: [{ open: 'form:renew-loan' }],
          },
        ],
      },
      {
        table: 'closed',
        fields: ['book.title', { field: 'dueOn', title: 'Due' }],
        expand: [{ part: 'fines', as: 'owed' }],
      },
      { form: 'renew-loan', as: 'renewal' },
      { wizard: 'lend-book' },
    ],
  },
  'screen/fines': { body: [{ details: 'fine', fields: [{ section: 'sum', fields: ['amount'] }] }], actions: ['pay'] },
  'fields/loan-list': { of: 'loan', fields: ['book.title', 'dueOn'] },
  'form/renew-loan': {
    fields: [
      { section: 'dates', fields: ['until'] },
      { field: 'copies', fields: ['shelf'] },
    ],
  },
  'flow/profile': { questions: [{ question: 1, text: 'Age?', questions: [{ question: 2, text: 'Born?' }] }] },
  'wizard/lend-book': { steps: [{ step: 'who', flow: 'profile', actions: [{ do: 'leave' }] }] },
  'menu/desk': { items: ['member', { menu: 'more', items: [{ go: 'fines' }] }] },
};

const page = {
  release: {
    screens: {
      member: {
        body: [
          { block: 'table', name: 'closed', expand: [{ block: 'part', name: 'owed', of: 'fines' }] },
          { block: 'form', name: 'renewal', of: 'renew-loan' },
          { block: 'wizard', name: 'lend-book', of: 'lend-book' },
        ],
      },
    },
    wizards: { 'lend-book': { variants: [{ steps: [{ step: 'who', kind: 'flow', flow: 'profile' }] }] } },
  },
  screen: 'member',
  menu: 'desk',
};

async function placeOf(...marks: readonly (readonly [Mark['part'], string])[]): Promise<string> {
  const places = locationsOf(
    marks.map(([part, name]) => ({ part, name })),
    page,
  );
  const found = await locate(places, async ({ kind, definition }) =>
    JSON.stringify(definitions[`${kind}/${definition}`]),
  );
  return found === undefined ? '' : `${found.kind}/${found.definition} ${found.pointer}`;
}

test.each([
  ['the title of the page', [['title', '']], 'screen/member /title'],
  ['an action of the page', [['act', 'screen:card']], 'screen/member /actions/1'],
  [
    'a block in another',
    [
      ['block', 'section loans'],
      ['block', 'table open'],
    ],
    'screen/member /body/0/body/0',
  ],
  [
    'a column',
    [
      ['block', 'table closed'],
      ['column', 'dueOn'],
    ],
    'screen/member /body/1/fields/1',
  ],
  [
    'a column of a list',
    [
      ['block', 'section loans'],
      ['block', 'table open'],
      ['column', 'dueOn'],
    ],
    'fields/loan-list /fields/1',
  ],
  [
    'an action of a row',
    [
      ['block', 'section loans'],
      ['block', 'table open'],
      ['act', 'form:renew-loan'],
    ],
    'screen/member /body/0/body/0/actions/0',
  ],
  [
    'a value in a part',
    [
      ['block', 'table closed'],
      ['block', 'part owed'],
      ['block', 'details fine'],
      ['column', 'amount'],
    ],
    'screen/fines /body/0/fields/0/fields/0',
  ],
  [
    'an action that is a text',
    [
      ['block', 'table closed'],
      ['block', 'part owed'],
      ['act', 'pay'],
    ],
    'screen/fines /actions/0',
  ],
  [
    'a field',
    [
      ['block', 'form renewal'],
      ['field', 'until'],
    ],
    'form/renew-loan /fields/0/fields/0',
  ],
  [
    'a field of a row',
    [
      ['block', 'form renewal'],
      ['field', 'copies.3.number'],
    ],
    'form/renew-loan /fields/1',
  ],
  [
    'a field in a dialog',
    [
      ['open', 'form renew-loan'],
      ['field', 'until'],
    ],
    'form/renew-loan /fields/0/fields/0',
  ],
  [
    'a question of a step',
    [
      ['block', 'wizard lend-book'],
      ['step', 'who'],
      ['question', '2'],
    ],
    'flow/profile /questions/0/questions/0',
  ],
  [
    'an action of a step',
    [
      ['block', 'wizard lend-book'],
      ['step', 'who'],
      ['act', 'leave'],
    ],
    'wizard/lend-book /steps/0/actions/0',
  ],
  ['an entry of the menu', [['entry', 'fines']], 'menu/desk /items/1/items/0'],
  [
    'something that no definition has',
    [
      ['block', 'table closed'],
      ['column', 'unknown'],
    ],
    'screen/member /body/1',
  ],
] as const)('%s leads to the line that defines it', async (_what, marks, expected) => {
  expect(await placeOf(...marks)).toBe(expected);
});

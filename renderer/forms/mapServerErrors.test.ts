import { expect, it } from 'vitest';
import type { CallModel, FieldModel } from '#engine';
import { mapServerErrors } from './mapServerErrors.ts';

const call: CallModel = {
  run: 'loans.create',
  as: 'create',
  when: true,
  notices: {},
  with: {
    guest: { choice: [{ when: { '=': 'this.kind == 1' }, is: { email: { '=': 'lower(this.guestName)' } } }] },
    member: { email: { '=': 'this.?memberEmail' } },
    shelfId: { '=': 'chosen.shelf.id' },
  },
};

const field = (path: string): FieldModel => ({
  path,
  wire: path,
  title: { literal: path },
  type: 'string',
  words: {},
  schema: {},
  constraint: 'c',
  when: true,
  locked: false,
  required: false,
  readOnly: false,
  normalise: [],
  messages: {},
  rules: [],
  actions: [],
});

it('leads a refused argument to the field it was computed from', () => {
  const problems = mapServerErrors({
    call,
    asked: ['guestName', 'memberEmail', 'shelf', 'days', 'address.city'].map(field),
    fields: {
      '/guest/email': 'Known already',
      '/member/email': 'Unknown member',
      '/shelfId': 'No such shelf',
      '/body/days': 'Too long',
      '/address/city': 'Missing',
      '/loan': 'Refused',
    },
  });

  expect(problems).toEqual([
    { path: 'guestName', code: 'refused', message: 'Known already' },
    { path: 'memberEmail', code: 'refused', message: 'Unknown member' },
    { path: 'shelf', code: 'refused', message: 'No such shelf' },
    { path: 'days', code: 'refused', message: 'Too long' },
    { path: 'address.city', code: 'refused', message: 'Missing' },
    { path: '', code: 'refused', message: 'Refused' },
  ]);
});

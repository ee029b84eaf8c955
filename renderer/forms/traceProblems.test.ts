import { expect, it } from 'vitest';
import type { CallModel, FieldModel } from '#engine';
import { traceProblems } from './traceProblems.ts';

const call: CallModel = {
  run: 'loans.create',
  as: 'create',
  when: true,
  notices: {},
  with: { member: { email: { '=': 'this.?memberEmail' } }, shelfId: { '=': 'chosen.shelf.id' } },
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
  const problems = traceProblems({
    call,
    asked: ['memberEmail', 'shelf', 'days', 'address.city'].map(field),
    fields: {
      '/member/email': 'Unknown member',
      '/shelfId': 'No such shelf',
      '/body/days': 'Too long',
      '/address/city': 'Missing',
      '/loan': 'Refused',
    },
  });

  expect(problems).toEqual([
    { path: 'memberEmail', code: 'refused', message: 'Unknown member' },
    { path: 'shelf', code: 'refused', message: 'No such shelf' },
    { path: 'days', code: 'refused', message: 'Too long' },
    { path: 'address.city', code: 'refused', message: 'Missing' },
    { path: '', code: 'refused', message: 'Refused' },
  ]);
});

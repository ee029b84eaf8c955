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

it('leads an error of a row to its cell, and what it has no column for to the row', () => {
  const lines = { ...field('lines'), type: 'array' as const, properties: [field('title'), field('publisher.town')] };
  const problems = mapServerErrors({
    call: { ...call, with: { wishes: { '=': 'this.lines' } } },
    asked: [lines, field('limit')],
    fields: {
      '/lines/2/title': 'Known already',
      'lines[1].publisher.town': 'No such town',
      '/lines/0/shelf': 'Full',
      '/lines/3': 'Twice',
      '/wishes/4/title': 'Not for sale',
      '/lines': 'Too many',
    },
  });

  expect(problems.map(({ path, message }) => [path, message])).toEqual([
    ['lines.2.title', 'Known already'],
    ['lines.1.publisher.town', 'No such town'],
    ['lines.0', 'Full'],
    ['lines.3', 'Twice'],
    ['lines.4.title', 'Not for sale'],
    ['lines', 'Too many'],
  ]);
});

import { expect, test } from 'vitest';
import type { Release } from '#engine';
import { toUser } from './toUser.ts';

const release: Release = {
  hash: '0',
  language: 1,
  locales: ['en'],
  entities: {},
  operations: {},
  forms: {},
  flows: {},
  wizards: {},
  lifecycles: {},
  screens: {},
  menus: {},
  access: {
    roles: [{ role: 'Librarian', title: { literal: 'Librarian' }, aliases: ['Head Librarian'], functions: [7] }],
    precedence: ['Librarian'],
    policies: [],
    functions: [],
    otherwise: [],
  },
  settings: {},
  templates: {},
  texts: {},
};

test('reads a person, the e-mail in lower case and the roles by their ids', () => {
  // given
  const answer = {
    id: 4,
    email: 'Ada@Library.example',
    firstName: 'Ada',
    roles: ['head librarian', 'unknown'],
    functionalIds: [7, 'x'],
    companyIds: [1],
  };
  // when
  const user = toUser(answer, release);
  // then
  expect(user).toEqual({
    signedIn: true,
    id: 4,
    email: 'ada@library.example',
    firstName: 'Ada',
    roles: ['Librarian'],
    functionalIds: [7],
    companyIds: [1],
  });
});

test('takes an answer that says nothing for nobody', () => {
  expect(toUser(undefined, release).signedIn).toBe(false);
});

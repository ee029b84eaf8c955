import { expect, test } from 'vitest';
import type { Release } from '#engine';
import { otherwiseOf } from './routes.ts';

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
    roles: [],
    precedence: [],
    policies: [],
    functions: [],
    otherwise: [
      { route: '/', go: 'shelf' },
      { route: '/desk', go: 'sign-in' },
    ],
  },
  settings: {},
  templates: {},
  texts: {},
};

test('takes the rule of the longest beginning, whatever the case', () => {
  // given
  const paths = ['/Desk/loans', '/desk', '/desktop', '/'];
  // when
  const screens = paths.map((path) => otherwiseOf(path, release));
  // then
  expect(screens).toEqual(['sign-in', 'sign-in', 'shelf', 'shelf']);
});

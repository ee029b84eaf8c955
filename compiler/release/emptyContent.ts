import type { ReleaseContent } from '../language/kinds/defineKind.ts';

/** The empty release, which determines the order of the tables. */
export const emptyContent: ReleaseContent = {
  language: 1,
  locales: [],
  entities: {},
  operations: {},
  forms: {},
  flows: {},
  wizards: {},
  lifecycles: {},
  screens: {},
  menus: {},
  templates: {},
  access: { roles: [], precedence: [], policies: [], functions: [], otherwise: [] },
  settings: {},
  texts: {},
};

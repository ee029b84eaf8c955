import { expect, test } from 'vitest';
import { readSettings } from './readSettings.ts';

const settings = {
  properties: {
    LIBRARY_CODE: { type: 'string', pattern: '^[A-Z]*$', default: 'MAIN', description: 'Code of the library.' },
  },
  read: (environment: Readonly<Record<string, string>>) => ({
    publicUrl: `https://${environment['LIBRARY_CODE']}.example`,
  }),
} as const;

test('settings of a portal are read from the environment, with their defaults', () => {
  expect(readSettings(settings, { LIBRARY_CODE: 'EAST', PORT: '1' })).toEqual({ publicUrl: 'https://EAST.example' });
  expect(readSettings(settings, {})).toEqual({ publicUrl: 'https://MAIN.example' });
});

test('a setting that its schema does not allow stops the start by name', () => {
  expect(() => readSettings(settings, { LIBRARY_CODE: 'east' })).toThrow(/LIBRARY_CODE/);
});

test('a portal without settings of its own reads none', () => {
  expect(readSettings(undefined, { LIBRARY_CODE: 'EAST' })).toEqual({});
});

import { expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { layOver, readBase } from './readFixtures.ts';

const base = readBase();
const home = 'definitions/general/home.screen.json';
const form = 'definitions/form/choose-kind.form.json';

const chooseKind = { fields: [{ field: 'search', title: 'Search', $ref: 'short-text', required: true }] };

/** Returns the gate's codes for the valid set with a form on its first page, and texts that read its answers. */
function findCodes(asked: object, read: string): readonly string[] {
  const files = layOver(base, [
    { file: form, json: { $schema: '../form.schema.json', ...asked } },
    {
      file: home,
      pointer: '/body',
      value: [
        { form: 'choose-kind', as: 'chosen' },
        { markdown: 'found', text: 'Found', when: read },
      ],
    },
  ]);
  const { errors } = buildRelease(files);
  return [...new Set(errors.map(({ code }) => code).filter((code) => !code.startsWith('text/')))];
}

test('what is filled in on a page is read there by the name of the block', () => {
  expect(findCodes(chooseKind, "=run.chosen.result.search == 'emma'")).toEqual([]);
});

test('a field that the form does not have is refused', () => {
  expect(findCodes(chooseKind, "=run.chosen.result.serch == 'emma'")).toEqual(['field/unknown']);
});

test('a form that leads on offers nothing', () => {
  const leading = { ...chooseKind, then: { go: 'home', title: 'Go' } };

  expect(findCodes(leading, "=run.chosen.result.search == 'emma'")).toEqual(['outcome/unknown']);
});

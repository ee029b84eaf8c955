import { expect, test } from 'vitest';
import { compileRelease } from '#compiler';
import { withoutFiles } from './withoutFiles.ts';

const release = compileRelease([
  { kind: 'form', id: 'name', json: { title: 'Name', fields: [{ field: 'name', title: 'Name', type: 'string' }] } },
  { kind: 'form', id: 'cover', json: { title: 'Cover', fields: [{ field: 'file', title: 'File', format: 'file' }] } },
  {
    kind: 'wizard',
    id: 'book',
    json: {
      title: 'Book',
      steps: [
        { step: 'name', form: 'name' },
        { step: 'cover', form: 'cover' },
        { step: 'check', title: 'Check', review: true },
        { step: 'done', title: 'Done', end: true },
      ],
    },
  },
]);
const [variant] = release.wizards['book']?.variants ?? [];
const file = new File(['a'], 'cover.png');
const done = { status: 'done' } as const;

function draftAt(step: string, data: Readonly<Record<string, unknown>>) {
  if (variant === undefined) throw new Error('The wizard has no variant.');
  const outcomes = { name: done, cover: done };
  const draft = withoutFiles({ variant, step, context: { data, chosen: {}, outcomes }, release });
  return { step: draft.step, data: draft.context.data, outcomes: Object.keys(draft.context.outcomes) };
}

test('a draft with a file continues at the step that asks for it, without what followed from it', () => {
  expect(draftAt('check', { name: 'Emma', file })).toEqual({
    step: 'cover',
    data: { name: 'Emma' },
    outcomes: ['name'],
  });
  expect(draftAt('check', { name: 'Emma', file: [file] }).step).toBe('cover');
});

test('a draft before the file, and one without a file, continue where they are', () => {
  const all = ['name', 'cover'];
  expect(draftAt('name', { name: 'Emma', file })).toEqual({ step: 'name', data: { name: 'Emma' }, outcomes: all });
  expect(draftAt('check', { name: 'Emma' })).toEqual({ step: 'check', data: { name: 'Emma' }, outcomes: all });
});

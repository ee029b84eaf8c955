import { expect, test } from 'vitest';
import { createFormStore } from '../../renderer/forms/createFormStore.ts';
import { makeField } from '../../stories/samples/makeField.ts';
import { runtimeFor, scopeFor } from '../conformance/library/world.ts';

test('what is wrong with an entry of a list is said at the field of the list', () => {
  // given
  const topics = makeField('topics', { type: 'array', values: [{ value: 'sea', title: { literal: 'Sea' } }] });
  const store = createFormStore({
    ...{ fields: [topics], rules: [], messages: { enum: { literal: 'Not offered.' } } },
    runtime: runtimeFor('en'),
    scope: scopeFor('member', {}),
    answers: { draft: { topics: ['sea', 'gone'] }, picked: {} },
  });

  // when
  const problems = store.validate();

  // then
  expect(problems).toEqual([{ path: 'topics', code: 'enum', message: 'Not offered.' }]);
  expect(store.getField('topics')?.problem).toBe('Not offered.');
});

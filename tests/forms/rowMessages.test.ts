import { beforeEach, describe, expect, test } from 'vitest';
import { createFormStore } from '../../renderer/forms/createFormStore.ts';
import type { FormStore } from '../../renderer/forms/FormStore.ts';
import { makeField } from '../../stories/samples/makeField.ts';
import { runtimeFor, scopeFor } from '../conformance/library/world.ts';

const kilowatts = 'lines.1.kilowatts';

describe('a cell of a row is told', () => {
  let store: FormStore;
  let told: string[];

  beforeEach(() => {
    store = createFormStore({
      fields: [
        makeField('lines', {
          type: 'array',
          properties: [
            makeField('goods', { required: true }),
            makeField('power', { type: 'boolean' }),
            makeField('kilowatts', { required: true, when: { '=': 'this.power' } }),
          ],
        }),
      ],
      rules: [],
      messages: { required: { literal: 'Missing.' } },
      runtime: runtimeFor('en'),
      scope: scopeFor('member', {}),
      answers: {
        draft: {
          lines: [
            { goods: 'Soup', power: true, kilowatts: '6' },
            { goods: 'Pots', power: false },
          ],
        },
        picked: {},
      },
    });
    told = [];
    store.getField(kilowatts);
    store.subscribeField(kilowatts, () => told.push(kilowatts));
  });

  test('that it appears in a column that is there already', () => {
    store.change('lines.1.power', true);

    expect(told).toEqual([kilowatts]);
    expect(store.getField(kilowatts)).toMatchObject({ required: true, problem: undefined });
  });

  test('what is wrong when the form is submitted, though it was known when another field was left', () => {
    // given
    store.change('lines.1.power', true);
    store.getField(kilowatts);
    store.handleBlur('lines.1.power');
    expect(store.getField(kilowatts)?.problem).toBeUndefined();
    told = [];

    // when
    store.validate();

    // then
    expect(told).toEqual([kilowatts]);
    expect(store.getField(kilowatts)?.problem).toBe('Missing.');
  });
});

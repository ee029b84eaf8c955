import { expect, it } from 'vitest';
import type { FieldModel } from '#engine';
import { createAnswerKeeper } from './createAnswerKeeper.ts';

const field = (path: string, format?: string): FieldModel => ({
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
  ...(format === undefined ? {} : { format }),
});

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

it('finds typed answers again, without the secrets among them', () => {
  const storage = memoryStorage();
  const fields = [field('name'), field('pin', 'password')];

  createAnswerKeeper('join', fields, storage).keep({ draft: { name: 'Ada', pin: '1234' }, picked: {} });

  expect(createAnswerKeeper('join', fields, storage).read()).toEqual({ draft: { name: 'Ada' }, picked: {} });
  expect(createAnswerKeeper('leave', fields, storage).read()).toBeUndefined();
});

it('begins anew when what is stored cannot be read', () => {
  const storage = memoryStorage();
  storage.setItem('formwork:join', '{"draft":');

  expect(createAnswerKeeper('join', [], storage).read()).toBeUndefined();
});

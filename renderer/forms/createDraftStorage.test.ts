import { expect, it } from 'vitest';
import { createDraftStorage } from './createDraftStorage.ts';

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
  const kept = { name: 'join', own: ['name', 'account'], secrets: ['account.pin'], storage: memoryStorage() };

  createDraftStorage(kept).keep({ draft: { name: 'Ada', account: { id: 1, pin: '1234' } }, picked: {} });

  expect(createDraftStorage(kept).read()).toEqual({ draft: { name: 'Ada', account: { id: 1 } }, picked: {} });
  expect(createDraftStorage({ ...kept, name: 'leave' }).read()).toBeUndefined();
});

it('keeps what is filled in here, and no copy of what is known from elsewhere', () => {
  const kept = { name: 'join', own: ['name', 'branch'], storage: memoryStorage() };
  const [elm, emma] = [{ title: 'Elm Street' }, { title: 'Emma' }];

  createDraftStorage(kept).keep({ draft: { name: 'Ada', pin: '1234' }, picked: { branch: elm, book: emma } });

  expect(createDraftStorage(kept).read()).toEqual({ draft: { name: 'Ada' }, picked: { branch: elm } });
});

it('begins anew when what is stored cannot be read', () => {
  const storage = memoryStorage();
  storage.setItem('formwork:join', '{"draft":');

  expect(createDraftStorage({ name: 'join', own: [], storage }).read()).toBeUndefined();
});

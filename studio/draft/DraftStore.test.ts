import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OperationError } from '#engine';
import { createCaller, type DraftEntry } from '../data/operations.ts';
import { createDraftStore } from './DraftStore.ts';

const name = { kind: 'form', definition: 'join' };

function draftOf(text: string, revision: number, author = 'ada@example.com'): DraftEntry {
  return { ...name, draft: 1, text, removal: false, author, base: 'r1', revision, savedAt: '2026-11-26T10:00:00Z' };
}

/**
 * Creates a server that stores drafts. With `lose`, it stores the first draft but refuses it, as it refuses a repeated
 * request.
 */
function openServer({ lose = false, others }: { readonly lose?: boolean; readonly others?: DraftEntry } = {}) {
  let stored: DraftEntry | undefined;
  const sent: unknown[] = [];
  const conflict = new OperationError({
    operation: 'releases.saveDraft',
    status: 409,
    code: 'conflict',
    message: 'Someone else changed this while you were editing.',
  });
  const call = createCaller({
    run: async (operation, args = {}) => {
      if (operation === 'releases.definition') return { text: '{}' };
      if (operation === 'releases.drafts') return stored === undefined ? [] : [stored];
      sent.push(args['text']);
      if (others !== undefined && stored === undefined) {
        stored = others;
        throw conflict;
      }
      const isFirst = stored === undefined;
      stored = draftOf(String(args['text']), (stored?.revision ?? 0) + 1);
      if (isFirst) await new Promise((resolve) => setTimeout(resolve, 2000));
      if (isFirst && lose) throw conflict;
      return stored;
    },
  });
  return { store: createDraftStore({ call, hash: 'r1', person: 'ada@example.com', onSaved: () => {} }), sent };
}

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a draft that was stored although its response was lost is no conflict, and what was typed since is saved', async () => {
  // given
  const { store, sent } = openServer({ lose: true });
  store.open(name);
  await vi.advanceTimersByTimeAsync(10);
  store.edit(name, '{ "title": "Join" }', 'json');

  // when
  await vi.advanceTimersByTimeAsync(1000);
  store.edit(name, '{ "title": "Join us" }', 'json');
  await vi.advanceTimersByTimeAsync(5000);

  // then
  expect(store.get(name)).toMatchObject({ status: 'saved', text: '{ "title": "Join us" }' });
  expect(sent.at(-1)).toBe('{ "title": "Join us" }');
});

test('a draft that another person has saved meanwhile is a conflict, and nothing is lost', async () => {
  // given
  const others = draftOf('{ "title": "Welcome" }', 1, 'max@example.com');
  const { store } = openServer({ others });
  store.open(name);
  await vi.advanceTimersByTimeAsync(10);

  // when
  store.edit(name, '{ "title": "Join" }', 'json');
  await vi.advanceTimersByTimeAsync(5000);

  // then
  expect(store.get(name)).toMatchObject({ status: 'conflict', text: '{ "title": "Join" }', theirs: others });
});

test('undo takes back what was changed with a definition, and leaves what was written there since', async () => {
  // given
  const { store } = openServer();
  const french = { kind: 'locale', definition: 'fr/join.form' };
  store.open(name);
  store.open(french);
  await vi.advanceTimersByTimeAsync(10);
  const texts = () => [store.get(name)?.text, store.get(french)?.text];

  // when
  store.edit(name, '{}', 'paste 1', [{ name: french, text: '{ "title": 1 }' }]);
  store.edit(name, '{ "title": "Join" }', 'paste 2', [{ name: french, text: '{ "title": 2 }' }]);
  const after = texts();
  store.undo(name);
  const undone = texts();
  store.redo(name);
  const redone = texts();
  store.undo(name);
  store.edit(french, '{ "title": 3 }', 'text title');
  store.undo(name);

  // then
  expect(undone).toEqual(['{}', '{ "title": 1 }']);
  expect(redone).toEqual(after);
  expect(texts()).toEqual(['{}', '{ "title": 3 }']);
  expect(store.get(name)?.canUndo).toBe(false);
});

test('what is typed is kept in the browser a moment later, or when the page is left', async () => {
  // given
  const { store } = openServer({});
  store.open(name);
  await vi.advanceTimersByTimeAsync(10);
  const kept = () => window.localStorage.getItem('studio:ada@example.com:form join');

  // when
  store.edit(name, '{ "title": "J" }', 'json');
  store.edit(name, '{ "title": "Jo" }', 'json');
  const atFirst = kept();
  await vi.advanceTimersByTimeAsync(250);
  const later = kept();
  store.edit(name, '{ "title": "Joi" }', 'json');
  void store.flush();
  const left = kept();

  // then
  const texts = [atFirst, later, left].map((one) => one && JSON.parse(one).text);
  expect(texts).toEqual([null, '{ "title": "Jo" }', '{ "title": "Joi" }']);
});

test('what is typed is told after a pause, and at once before the next act', async () => {
  const { store } = openServer();
  store.open(name);
  await vi.advanceTimersByTimeAsync(0);
  const told: (string | undefined)[] = [];
  store.subscribe(() => void told.push(store.get(name)?.text));

  store.type(name, '{"a":1}', 'json');
  await vi.advanceTimersByTimeAsync(60);
  store.type(name, '{"a":12}', 'json');
  const kept = store.get(name)?.text;
  await vi.advanceTimersByTimeAsync(60);
  const before = [...told];
  await vi.advanceTimersByTimeAsync(20);
  const afterPause = [...told];
  store.type(name, '{"a":123}', 'json');
  store.tell();
  store.tell();

  expect({ kept, before, afterPause, told }).toEqual({
    kept: '{"a":12}',
    before: [],
    afterPause: ['{"a":12}'],
    told: ['{"a":12}', '{"a":123}'],
  });
});

test('what is typed without a pause is told every two seconds', async () => {
  const { store } = openServer();
  store.open(name);
  await vi.advanceTimersByTimeAsync(0);
  let told = 0;
  store.subscribe(() => {
    told += 1;
  });

  for (let at = 0; at < 40; at += 1) {
    store.type(name, `{"a":${at}}`, 'json');
    await vi.advanceTimersByTimeAsync(60);
  }

  expect(told).toBe(1);
});

test('an undo takes back what was typed a moment ago', async () => {
  const { store } = openServer();
  store.open(name);
  await vi.advanceTimersByTimeAsync(0);

  store.type(name, '{"a":1}', 'json');
  store.undo(name);

  expect(store.get(name)).toMatchObject({ text: '{}', canUndo: false, canRedo: true });
});

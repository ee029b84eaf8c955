import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recalled } from '../scope/recalled.ts';
import { recalledAnswers, storeAnswers } from './recalledAnswers.ts';

/** Replaces the browser's storage by one in memory. */
function openStorage(): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
      removeItem: (name: string) => void items.delete(name),
    },
  });
  return items;
}

describe('answers that a browser keeps', () => {
  let items = new Map<string, string>();
  beforeEach(() => {
    items = openStorage();
  });
  afterEach(() => vi.unstubAllGlobals());
  const fields = [{ path: 'branch', recall: 'branchId' }, { path: 'note' }];

  test('are those of fields that name them, and the next form begins with them', () => {
    storeAnswers(fields, { branch: 2, note: 'secret' });

    expect(items.get('branchId')).toBe('2');
    expect(recalledAnswers(fields)).toEqual({ draft: { branch: 2 }, picked: {} });
    expect(recalledAnswers([{ path: 'note' }])).toBeUndefined();
  });

  test('stay when a form was left without an answer', () => {
    storeAnswers(fields, { branch: 2 });

    storeAnswers(fields, {});

    expect(recalledAnswers(fields)).toEqual({ draft: { branch: 2 }, picked: {} });
  });

  test('are gone with the session, and nothing else is', () => {
    items.set('accessToken', 'token');
    storeAnswers(fields, { branch: 2 });

    recalled.forget();

    expect([...items]).toEqual([['accessToken', 'token']]);
  });

  test('are read only where this code has written them', () => {
    items.set('branchId', '7');

    expect(recalledAnswers(fields)).toBeUndefined();
  });
});

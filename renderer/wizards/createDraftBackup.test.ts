import { expect, test } from 'vitest';
import { createDraftBackup, findUnsaved } from './createDraftBackup.ts';
import type { WizardDraft } from './WizardDraft.ts';

/** The storage of a tab: its keys are properties of the object, as in a browser. */
function openTab(): Storage {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  const found: unknown = new Proxy(items, {
    get: (_target, name) => Reflect.get(methods, name) ?? Reflect.get(items, name),
  });
  return found as Storage;
}

const draft: WizardDraft = {
  ...{ variant: 'desk', step: 'book', chosen: {}, outcomes: {}, seed: 's', release: 'r' },
  data: { title: 'Emma' },
};

test('of the drafts of a wizard, those that were never saved are found by the rest of their names', () => {
  // given: one that was saved once, two that were not, and one of another wizard
  const storage = openTab();
  createDraftBackup({ name: 'ann:new-loan:default~one', storage }).keep(1, draft);
  createDraftBackup({ name: 'ann:new-loan:default~two', storage }).keep(undefined, draft);
  createDraftBackup({ name: 'ann:new-loan:default~three', storage }).keep(0, draft);
  createDraftBackup({ name: 'ann:new-book:default~four', storage }).keep(undefined, draft);
  storage.setItem('formwork:draft:ann:new-loan:default~five', 'no JSON');
  // then
  expect(findUnsaved({ name: 'ann:new-loan:default~', storage })).toEqual(['two', 'three']);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { createFormStore } from '../../renderer/forms/createFormStore.ts';
import type { FormStore } from '../../renderer/forms/FormStore.ts';
import { staticOptions } from '../../renderer/forms/staticOptions.ts';
import { makeField } from '../../stories/samples/makeField.ts';
import { runtimeFor, scopeFor } from '../conformance/library/world.ts';

/**
 * A form store notifies each field of its own changes only, so that a change costs the same in a form of five fields
 * and of a thousand.
 */
describe('a change of one field is told to', () => {
  let store: FormStore;
  let told: string[];

  beforeEach(() => {
    store = createFormStore({
      fields: [
        makeField('name', { required: true }),
        makeField('greeting', { title: { literal: 'Greeting' }, value: { '=': "'Dear ' + this.name" } }),
        makeField('guest', { when: { '=': "this.name == 'Ada'" } }),
        makeField('town', { required: true }),
        makeField('note'),
      ],
      rules: [],
      messages: { required: { literal: 'Missing.' } },
      runtime: runtimeFor('en'),
      scope: scopeFor('member', {}),
    });
    told = [];
    for (const path of ['name', 'greeting', 'guest', 'town', 'note']) {
      store.getField(path);
      store.subscribeField(path, () => told.push(path));
    }
  });

  test('that field and those computed from it, and no other', () => {
    store.change('name', 'Bo');

    expect(told).toEqual(['name', 'greeting']);
    expect(store.getField('greeting')?.value).toBe('Dear Bo');
  });

  test('whoever lists the fields when one comes or goes, and to nobody when none does', () => {
    const before = store.getFields();
    const lists: (readonly string[])[] = [];
    let last = before;
    store.subscribe(() => {
      // The list of fields is rendered again only if it differs.
      if (store.getFields() !== last) lists.push(store.getFields().map(({ path }) => path));
      last = store.getFields();
    });

    store.change('name', 'Bo');
    const afterNone = [...lists];
    store.change('name', 'Ada');
    store.change('name', 'Bo');

    expect(afterNone).toEqual([]);
    expect(lists).toEqual([
      ['name', 'greeting', 'guest', 'town', 'note'],
      ['name', 'greeting', 'town', 'note'],
    ]);
    store.change('name', 'Ada');
    expect(store.getFields().map(({ path }) => path)).toEqual(['name', 'greeting', 'guest', 'town', 'note']);
  });

  test('a field whose message it takes away, among others that keep theirs', () => {
    store.validate();
    told = [];

    store.change('town', 'Iași');

    expect(told).toEqual(['town']);
    expect([store.getField('town')?.problem, store.getField('name')?.problem]).toEqual([undefined, 'Missing.']);
  });
});

describe('without a change, a field hears', () => {
  const words = { text: 'test/label' };
  let store: FormStore;
  let told: string[];

  beforeEach(() => {
    const runtime = runtimeFor('en');
    const texts = { ...runtime.release.texts, en: { ...runtime.release.texts['en'], 'test/label': 'Rate of {name}' } };
    store = createFormStore({
      fields: [makeField('name', { required: true }), makeField('rate', { title: words }), makeField('kind')],
      rules: [],
      messages: { required: { literal: 'Missing.' } },
      runtime: { ...runtime, release: { ...runtime.release, texts } },
      scope: scopeFor('member', {}),
    });
    told = [];
    for (const path of ['name', 'rate', 'kind']) {
      store.getField(path);
      store.subscribeField(path, () => told.push(path));
    }
  });

  test('that its label reads another one', () => {
    store.change('name', 'Ada');

    expect(told.toSorted()).toEqual(['name', 'rate']);
    expect(store.getField('rate')?.label).toBe('Rate of Ada');
  });

  test('that it was left with something wrong, while what is not yet left stays silent', () => {
    store.handleBlur('kind');
    const before = [...told];
    store.handleBlur('name');

    expect([before, told]).toEqual([[], ['name']]);
    expect(store.getField('name')?.problem).toBe('Missing.');
  });

  test('what is offered to it', () => {
    const control = {
      ...{ status: 'ready' as const, paged: false, more: false },
      ...{ search: () => undefined, loadMore: () => undefined, retry: () => undefined },
    };

    store.setOptions('kind', { items: ['a'], control });

    expect(told).toEqual(['kind']);
    expect(store.getField('kind')?.options?.items).toEqual(['a']);
  });

  test('what a server has refused about it', () => {
    store.setErrors([{ path: 'kind', code: 'refused', message: 'Not this one.' }]);

    expect(told).toEqual(['kind']);
    expect(store.getField('kind')?.problem).toBe('Not this one.');
  });
});

describe('a list of choices', () => {
  const control = { ...staticOptions, status: 'loading' } as const;
  let store: FormStore;

  beforeEach(() => {
    store = createFormStore({
      fields: [makeField('town', { options: { source: { '=': '[]' }, entity: 'town', key: 'id', paged: false } })],
      rules: [],
      messages: { options: { literal: 'Not offered.' } },
      runtime: runtimeFor('en'),
      scope: scopeFor('member', {}),
    });
    store.change('town', 'iasi');
  });

  test('that is on its way refuses no value, and tells when it is there', () => {
    store.setOptions('town', { items: [], control });
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    const before = [store.isLoadingOptions(), store.validate()];

    store.setOptions('town', { items: [{ id: 'iasi', name: 'Iași' }], control: staticOptions });

    expect(before).toEqual([true, []]);
    expect(told).toBeGreaterThan(0);
    expect([store.isLoadingOptions(), store.validate()]).toEqual([false, []]);
  });

  test('that came without the value refuses it, and takes that back when it comes with it', () => {
    store.setOptions('town', { items: [], control: staticOptions });
    store.validate();
    const refused = store.getField('town')?.problem;

    store.setOptions('town', { items: [{ id: 'iasi', name: 'Iași' }], control: staticOptions });

    expect([refused, store.getField('town')?.problem, store.getSummary()]).toEqual(['Not offered.', undefined, []]);
  });

  test('that did not come leaves the value to the server', () => {
    store.setOptions('town', { items: [], control: { ...control, status: 'failed' } });

    expect([store.isLoadingOptions(), store.validate()]).toEqual([false, []]);
  });
});

describe('a value that is no longer offered', () => {
  const offers = (path: string, more: object = {}) =>
    makeField(path, { title: { literal: 'Branch' }, options: { source: { '=': '[]' }, paged: false }, ...more });
  const open = (draft: object, more: object = {}) => {
    const told: unknown[] = [];
    const runtime = runtimeFor('en');
    const words = { 'engine/withdrawn': '{title}: “{value}” is gone' };
    const texts = { ...runtime.release.texts, en: { ...runtime.release.texts['en'], ...words } };
    const store = createFormStore({
      fields: [offers('branch', more), makeField('town')],
      rules: [],
      messages: {},
      runtime: { ...runtime, release: { ...runtime.release, texts } },
      scope: scopeFor('member', {}),
      answers: { draft: { ...draft }, picked: {} },
      onChange: (answers) => told.push(answers.draft),
    });
    return { store, told };
  };
  const offer = (store: FormStore, ...items: readonly unknown[]) => {
    store.setOptions('branch', { items, control: { ...staticOptions, status: 'ready' } });
    store.removeUnavailable('branch');
  };

  test('is taken out when its list comes, its field says so, and the host hears of it', () => {
    const { store, told } = open({ branch: 'north', town: 'Oslo' });

    offer(store, 'south');

    expect([store.getAnswers().draft, told]).toEqual([{ town: 'Oslo' }, [{ town: 'Oslo' }]]);
    expect(store.getField('branch')?.problem).toBe('Branch: “north” is gone');
    store.change('branch', 'south');
    expect([store.getField('branch')?.problem, store.validate()]).toEqual([undefined, []]);
  });

  test('stays while its list has not come, where it is offered, and where nobody may change it', () => {
    const waiting = open({ branch: 'north' });
    waiting.store.setOptions('branch', { items: [], control: { ...staticOptions, status: 'loading' } });
    waiting.store.removeUnavailable('branch');
    const offered = open({ branch: 'north' });
    offer(offered.store, 'south', 'north');
    const locked = open({ branch: 'north' }, { locked: true });
    offer(locked.store, 'south');

    expect([waiting, offered, locked].map(({ store }) => store.getAnswers().draft)).toEqual([
      { branch: 'north' },
      { branch: 'north' },
      { branch: 'north' },
    ]);
  });

  test('leaves the others of its list', () => {
    const { store } = open({ branch: ['north', 'south'] }, { type: 'array' });

    offer(store, 'south', 'west');

    expect(store.getAnswers().draft).toEqual({ branch: ['south'] });
  });
});

test('a form whose fields change while it is open still shows what was refused', () => {
  const common = {
    rules: [],
    messages: { required: { literal: 'Missing.' } },
    runtime: runtimeFor('en'),
    scope: scopeFor('member', {}),
  };
  const [name, town] = [makeField('name', { required: true }), makeField('town', { required: true })];
  const first = createFormStore({ ...common, fields: [name] });
  first.validate();
  const left = createFormStore({ ...common, fields: [name] });
  left.handleBlur('name');

  const next = createFormStore({ ...common, fields: [name, town], before: first.getProgress() });
  const other = createFormStore({ ...common, fields: [name, town], before: left.getProgress() });

  expect(next.getField('name')?.problem).toBe('Missing.');
  expect(next.getSummary().map(({ path }) => path)).toEqual(['name', 'town']);
  expect([other.getField('name')?.problem, other.getField('town')?.problem]).toEqual(['Missing.', undefined]);
  expect(other.getSummary()).toEqual([]);
});

import { describe, expect, test, vi } from 'vitest';
import { createExpressions } from '../expressions/createExpressions.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { LifecycleModel } from '../model/kinds/lifecycle.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { parsers } from '../parsing/parsers.ts';
import { resolveCondition } from '../values/resolveCondition.ts';
import { completeRecord, type DeriveState } from './completeRecord.ts';
import { readPath } from './readPath.ts';
import { writePath } from './writePath.ts';

const expressions = createExpressions(parsers);

const scope: Scope = {
  variables: {},
  user: { signedIn: false, roles: [], functionalIds: [], companyIds: [] },
  settings: { vat: 0.2 },
  clock: { today: () => '2026-11-21', now: () => '2026-11-21T00:00:00Z' },
  expressions,
};

describe('reading a path', () => {
  const book = { title: 'Emma', author: { name: 'Austen', email: null }, loans: [{ days: 3 }] };

  test.each([
    ['title', 'Emma'],
    ['author.name', 'Austen'],
    ['author.email', undefined],
    ['author.born.year', undefined],
    ['loans.0.days', 3],
    ['loans.1.days', undefined],
    ['loans.days', undefined],
    ['loans.length', undefined],
    ['constructor', undefined],
    ['__proto__.toString', undefined],
    ['title.length', undefined],
    ['', undefined],
  ])('%s is %j', (path, expected) => {
    expect(readPath(book, path)).toBe(expected);
  });
});

describe('writing a path', () => {
  test.each([
    ['a new key', {}, 'title', 'Emma', { title: 'Emma' }],
    ['a nested key', {}, 'author.name', 'Austen', { author: { name: 'Austen' } }],
    ['beside others', { author: { born: 1775 } }, 'author.name', 'A', { author: { born: 1775, name: 'A' } }],
    ['over a scalar', { author: 'A' }, 'author.name', 'B', { author: { name: 'B' } }],
    ['an item', { loans: [{ days: 1 }, { days: 2 }] }, 'loans.1.days', 3, { loans: [{ days: 1 }, { days: 3 }] }],
    ['one item more', { loans: [1] }, 'loans.1', 2, { loans: [1, 2] }],
    ['an item far outside', { loans: [1] }, 'loans.999999', 2, { loans: [1] }],
    ['no item taken away', { loans: [1, 2] }, 'loans.0', undefined, { loans: [2] }],
    ['a key taken away', { title: 'Emma', pages: 1 }, 'title', undefined, { pages: 1 }],
    ['a nested key taken away', { author: { name: 'A', born: 1 } }, 'author.name', undefined, { author: { born: 1 } }],
    ['nothing to take away', { pages: 1 }, 'author.name', undefined, { pages: 1 }],
    ['null is written', { title: 'Emma' }, 'title', null, { title: null }],
    ['a reserved name', {}, '__proto__.polluted', true, {}],
    ['a reserved name inside', { a: {} }, 'a.constructor.prototype.polluted', true, { a: {} }],
    ['an empty name', { a: 1 }, 'a..b', 1, { a: 1 }],
    ['into no record', null, 'title', 'Emma', { title: 'Emma' }],
  ])('%s', (_title, record, path, value, expected) => {
    // when
    const written = writePath(record, path, value);

    // then
    expect(written).toEqual(expected);
    expect('polluted' in {}).toBe(false);
  });

  test('leaves the record it was given as it was', () => {
    // given
    const book = { author: { name: 'Austen' }, loans: [{ days: 1 }] };

    // when
    const written = writePath(writePath(book, 'author.name', 'A'), 'loans.0.days', 2);

    // then
    expect(book).toEqual({ author: { name: 'Austen' }, loans: [{ days: 1 }] });
    expect(written).toEqual({ author: { name: 'A' }, loans: [{ days: 2 }] });
  });
});

describe('completing a record', () => {
  const loan = entity('loan', [
    field('days'),
    field('late', { value: { '=': 'this.days > root.allowed' } }),
    field('book', { value: { '=': 'root.title' } }),
  ]);
  const book = entity('book', [
    field('label', { value: { '=': "this.full + '!'" } }),
    field('full', { value: { '=': "this.title + ' (' + string(this.pages) + ')'" } }),
    field('title'),
    field('pages'),
    field('gross', { value: { '=': 'round(this.net * (1 + setting.vat), 2)' } }),
    field('loans', { type: 'array', entity: 'loan' }),
    field('latest', { value: { '=': 'first(this.loans)' }, entity: 'loan' }),
    field('shelf', {
      type: 'object',
      properties: [field('row'), field('code', { value: { '=': "this.row + '-' + root.title" } })],
    }),
    field('kind', {
      value: { choice: [{ when: { '=': 'this.pages > 500' }, is: { '=': "'tome'" } }, { is: { '=': "'book'" } }] },
    }),
  ]);
  const release = releaseOf([loan, book]);

  test('computes properties whatever their order, of nested records and list items too', () => {
    // given
    const record = {
      title: 'Emma',
      pages: 474,
      net: 10,
      allowed: 14,
      shelf: { row: 'B' },
      loans: [{ days: 30 }, { days: 3 }],
    };

    // when
    const completed = completeRecord(book, record, scope, release);

    // then
    expect(completed).toEqual({
      ...record,
      full: 'Emma (474)',
      label: 'Emma (474)!',
      gross: 12,
      kind: 'book',
      shelf: { row: 'B', code: 'B-Emma' },
      loans: [
        { days: 30, late: true, book: 'Emma' },
        { days: 3, late: false, book: 'Emma' },
      ],
      latest: { days: 30, late: true, book: 'Emma' },
    });
  });

  test('a computed property that throws is absent, even when it was sent', () => {
    // when
    const completed = completeRecord(book, { title: 'Emma', full: 'forged', kind: 'forged' }, scope, release);

    // then
    expect(completed).toEqual({ title: 'Emma', kind: 'book' });
  });

  test('what a server has computed is kept for a reader who is not sent what it was computed from', () => {
    // given
    const sent = { title: 'Emma', full: 'Emma (474)', kind: 'book' };

    // when
    const completed = completeRecord(book, sent, scope, release, { keeps: true });

    // then
    expect(completed).toEqual({ ...sent, label: 'Emma (474)!' });
  });

  test('nulls and reserved names are taken away everywhere', () => {
    // given
    const record: unknown = JSON.parse(
      '{"title": null, "__proto__": {"x": 1}, "shelf": {"row": null}, "tags": [null, 1]}',
    );

    // when
    const completed = completeRecord(entity('plain', [field('title')]), record, scope, release);

    // then
    expect(completed).toEqual({ shelf: {}, tags: [1] });
  });

  test('properties that wait for each other come to rest', () => {
    // given
    const ring = entity('ring', [
      field('a', { value: { '=': 'this.?b.orValue(0) + 1' } }),
      field('b', { value: { '=': 'this.?a.orValue(0) + 1' } }),
    ]);

    // when
    const completed = completeRecord(ring, {}, scope, release);

    // then
    expect(Object.keys(completed)).toEqual(['a', 'b']);
  });

  describe('with a derived state', () => {
    const parcel = entity('parcel', [
      field('weight'),
      field('heavy', { value: { '=': 'this.weight > 10' } }),
      field('state'),
    ]);
    const states = lifecycle('parcel', [
      { state: 'BULKY', when: { '=': 'this.heavy' } },
      { state: 'PLAIN', when: true },
    ]);

    test('computes nothing twice if no property reads the state', () => {
      // given
      const cart = entity('cart', [
        field('parcels', { type: 'array', entity: 'parcel' }),
        field('bulky', { value: { '=': "this.parcels.filter(p, p.state == 'BULKY').size()" } }),
      ]);
      const derive = vi.fn<DeriveState>(firstState);

      // when
      const given = { parcels: [{ weight: 12 }, { weight: 3 }] };
      const completed = completeRecord(cart, given, scope, releaseOf([cart, parcel], [states]), { derive });

      // then
      expect(completed).toEqual({
        parcels: [
          { weight: 12, heavy: true, state: 'BULKY' },
          { weight: 3, heavy: false, state: 'PLAIN' },
        ],
        bulky: 1,
      });
      expect(derive).toHaveBeenCalledTimes(2);
    });

    test('computes a property that reads the state of its own record from the new state', () => {
      // given
      const read = { value: { '=': "this.?state.orValue('none') + '!'" } };
      const shouted = entity('parcel', [...parcel.properties, field('shout', read)]);

      // when
      const release = releaseOf([shouted], [states]);
      const completed = completeRecord(shouted, { weight: 12, state: 'PLAIN' }, scope, release, { derive: firstState });

      // then
      expect(completed).toEqual({ weight: 12, heavy: true, state: 'BULKY', shout: 'BULKY!' });
    });
  });

  test('what is no record becomes an empty one', () => {
    expect(completeRecord(entity('plain', [field('title')]), 'text', scope, release)).toEqual({});
  });
});

function field(path: string, words: Partial<FieldModel> = {}): FieldModel {
  return {
    path,
    wire: path,
    title: { literal: path },
    type: 'string',
    words: {},
    schema: {},
    constraint: '',
    when: true,
    locked: false,
    required: false,
    readOnly: false,
    normalise: [],
    messages: {},
    rules: [],
    actions: [],
    ...words,
  };
}

function entity(id: string, properties: readonly FieldModel[]): EntityModel {
  return { id, form: 'record', title: { literal: id }, owners: {}, properties, rules: [] };
}

function lifecycle(of: string, states: LifecycleModel['states']): LifecycleModel {
  return { id: `${of}-states`, of, at: 'state', events: [], states };
}

/** The first state whose condition holds. */
function firstState({ states }: LifecycleModel, record: unknown, around: Scope): string | undefined {
  const inside = { ...around, variables: { ...around.variables, this: record } };
  return states.find(({ when }) => resolveCondition(when, inside))?.state;
}

function releaseOf(entities: readonly EntityModel[], lifecycles: readonly LifecycleModel[] = []): Release {
  return {
    hash: '',
    language: 1,
    locales: ['en'],
    entities: Object.fromEntries(entities.map((entry) => [entry.id, entry])),
    operations: {},
    forms: {},
    flows: {},
    wizards: {},
    lifecycles: Object.fromEntries(lifecycles.map((entry) => [entry.id, entry])),
    screens: {},
    menus: {},
    access: { roles: [], precedence: [], policies: [], functions: [], otherwise: [] },
    settings: {},
    templates: {},
    texts: {},
  };
}

import { describe, expect, test } from 'vitest';
import type { Condition, Expression, LifecycleEventModel, LifecycleModel } from '#engine';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import { applyEvent } from './applyEvent.ts';
import { checkEventAvailability } from './checkEventAvailability.ts';
import { deriveState } from './deriveState.ts';

const loan: LifecycleModel = release.lifecycles['loan'] ?? { id: 'loan', of: '', at: '', events: [], states: [] };
const scope = scopeFor('librarian', {});
const open = { id: 1, state: 'OPEN', from: '2026-11-01', until: '2026-12-01', note: 'x' };

const no = { literal: 'Not now.' };
const write = (path: string, value: string) => ({ path, value: { '=': value.slice(1) } });

/** An event of an operation that no other one names. */
function event(differs: Partial<LifecycleEventModel>): LifecycleEventModel {
  const plain = { event: 'swap', on: 'loans.swap', from: ['OPEN'], when: true, irreversible: false };
  return { ...plain, set: [], effects: [], ...differs };
}

function made(differs: Partial<LifecycleEventModel>): LifecycleModel {
  return { ...loan, events: [event(differs)] };
}

describe('taking an event', () => {
  test('an operation that makes a record', () => {
    expect(applyEvent({ lifecycle: loan, operation: 'loans.create', record: { id: 1 }, body: {}, scope })).toEqual({
      record: { id: 1, state: 'OPEN', paid: false },
      event: 'create',
      followed: [],
      effects: [],
      from: undefined,
      to: 'OPEN',
      irreversible: false,
    });
  });

  test('sets, clears, leaves what cannot be computed, and lets automatic events follow', () => {
    // when
    const taken = applyEvent({
      lifecycle: loan,
      operation: 'loans.return',
      record: { ...open, fine: 3 },
      body: { returnedOn: '2026-11-21', condition: 'good' },
      scope,
    });

    // then
    expect(taken).toEqual({
      record: {
        id: 1,
        state: 'CLOSED',
        from: '2026-11-01',
        until: '2026-12-01',
        fine: 3,
        returnedOn: '2026-11-21',
        condition: 'good',
      },
      event: 'return',
      followed: ['finish'],
      effects: [],
      from: 'OPEN',
      to: 'CLOSED',
      irreversible: false,
    });
  });

  test('effects are those whose condition holds for the record after', () => {
    // when
    const taken = applyEvent({
      lifecycle: loan,
      operation: 'loans.return',
      record: open,
      body: { returnedOn: '2026-11-21', condition: 'damaged' },
      scope,
    });

    // then
    expect('effects' in taken && taken.effects.map((call) => call.run)).toEqual(['pins.change']);
    expect('to' in taken && taken.to).toBe('RETURNED');
  });

  test('a state that does not know the event refuses it', () => {
    const taken = applyEvent({
      lifecycle: loan,
      operation: 'loans.return',
      record: { ...open, state: 'LOST' },
      body: {},
      scope,
    });

    expect(taken).toEqual({ refused: 'state' });
  });

  test('a condition that does not hold refuses it with its message', () => {
    const taken = applyEvent({
      lifecycle: loan,
      operation: 'loans.return',
      record: open,
      body: { returnedOn: '2026-10-01' },
      scope,
    });

    expect(taken).toEqual({ refused: { text: 'loan.lifecycle/events.return.message' } });
  });

  test('a record cannot be made twice', () => {
    expect(applyEvent({ lifecycle: loan, operation: 'loans.create', record: open, body: {}, scope })).toEqual({
      refused: 'state',
    });
  });

  test('the body chooses between two events of one operation; one may leave the state', () => {
    // given
    const lost = { ...open, state: 'LOST' };

    // when
    const [forgiven, charged] = ['forgive', 'charge'].map((decision) =>
      applyEvent({ lifecycle: loan, operation: 'loans.settle', record: lost, body: { decision }, scope }),
    );

    // then
    expect(forgiven).toMatchObject({ event: 'forgive', to: 'CLOSED' });
    expect(charged).toMatchObject({ event: 'charge', to: 'LOST', record: { ...lost, fine: 10, paid: false } });
  });

  test('an operation that the lifecycle does not name is not guarded', () => {
    expect(applyEvent({ lifecycle: loan, operation: 'loans.update', record: open, body: {}, scope })).toEqual({
      unguarded: true,
    });
  });

  test('automatic events that never rest are stopped', () => {
    // given
    const auto = (name: string, from: string, to: string) => ({
      auto: name,
      event: name,
      from: [from],
      to,
      when: true,
      irreversible: false,
      set: [],
      effects: [],
    });
    const circle = { ...loan, events: [...loan.events, auto('round', 'LOST', 'OPEN'), auto('again', 'OPEN', 'LOST')] };

    // when
    const taken = applyEvent({ lifecycle: circle, operation: 'loans.create', record: {}, body: {}, scope });

    // then
    expect(taken).toMatchObject({ followed: ['again', 'round'], to: 'OPEN' });
  });

  test('automatic events that share a name follow one after the other', () => {
    // given
    const automatic = (auto: string, from: string, to: string): LifecycleEventModel => {
      const { on: _on, ...rest } = event({ auto, event: 'settle', from: [from], to });
      return rest;
    };
    const swap = made({ to: 'RETURNED' });
    const events = [...swap.events, automatic('check', 'RETURNED', 'LOST'), automatic('forgive', 'LOST', 'CLOSED')];

    // when
    const taken = applyEvent({
      ...{ lifecycle: { ...swap, events }, operation: 'loans.swap' },
      ...{ record: open, body: {}, scope },
    });

    // then
    expect(taken).toMatchObject({ event: 'swap', followed: ['check', 'forgive'], to: 'CLOSED' });
  });

  test('a guard reads the record as the root, what is around it, and no body that was not sent', () => {
    const guarded = made({ when: { '=': "root.id == 1 && branch == 'North'" } });
    const around = scopeFor('librarian', { branch: 'North', root: { id: 7 } });

    expect(
      applyEvent({ lifecycle: guarded, operation: 'loans.swap', record: open, body: {}, scope: around }),
    ).toMatchObject({ event: 'swap' });
  });

  test('values are read before any is set, so that two can be exchanged', () => {
    const swap = made({ set: [write('from', '=this.until'), write('until', '=this.from')] });

    const taken = applyEvent({ lifecycle: swap, operation: 'loans.swap', record: open, body: {}, scope });

    expect(taken).toMatchObject({ record: { ...open, from: '2026-12-01', until: '2026-11-01' } });
  });

  test('a guard reads what was chosen', () => {
    const guarded = made({ when: { '=': 'chosen.isbn.copies > 0' } });
    const take = (copies: number) =>
      applyEvent({
        ...{ lifecycle: guarded, operation: 'loans.swap', record: open, body: {} },
        scope: scopeFor('librarian', { chosen: { isbn: { copies } } }),
      });

    expect([take(1), take(0)]).toMatchObject([{ event: 'swap', to: 'OPEN' }, { refused: 'state' }]);
  });

  test('a refusal has the message of the first guard that has one', () => {
    const silent = made({ event: 'first', when: false });
    const both = { ...silent, events: [...silent.events, event({ event: 'second', when: false, message: no })] };

    expect(applyEvent({ lifecycle: both, operation: 'loans.swap', record: open, body: {}, scope })).toEqual({
      refused: no,
    });
  });

  test('effects of automatic events come after those of the event that they follow', () => {
    const call = (run: string) => ({ run, as: run, when: true, with: {}, notices: {} });
    const auto = event({ auto: 'finish', event: 'finish', to: 'CLOSED', effects: [call('later')] });
    const { on: _on, ...automatic } = auto;
    const first = made({ effects: [call('at once')] });
    const both = { ...first, events: [...first.events, automatic] };

    const taken = applyEvent({ lifecycle: both, operation: 'loans.swap', record: open, body: {}, scope });

    expect('effects' in taken && taken.effects.map(({ run }) => run)).toEqual(['at once', 'later']);
    expect(taken).toMatchObject({ followed: ['finish'], to: 'CLOSED' });
  });

  test.each(['', 7, null, ['OPEN']])('a record whose state is %j has none', (state) => {
    expect(
      applyEvent({ lifecycle: loan, operation: 'loans.create', record: { state }, body: {}, scope }),
    ).toMatchObject({
      event: 'create',
      from: undefined,
      to: 'OPEN',
    });
    expect(
      applyEvent({ lifecycle: made({ from: [] }), operation: 'loans.swap', record: { state }, body: {}, scope }),
    ).toMatchObject({ to: undefined });
  });

  test.each([null, undefined, 'x', [], 7])('a record of %j does not throw', (record) => {
    expect(applyEvent({ lifecycle: loan, operation: 'loans.return', record, body: null, scope })).toEqual({
      refused: 'state',
    });
  });
});

describe('offering an event', () => {
  const offer = (operation: string, record: unknown) =>
    checkEventAvailability({ lifecycles: release.lifecycles, operation, record, scope });

  test.each([
    ['an operation of no lifecycle is offered', 'books.get', undefined, { offered: true }],
    ['what makes a record is offered beside any other', 'loans.create', open, { offered: true }],
    ['a state that knows the event', 'loans.return', open, { offered: true }],
    ['a state that does not', 'loans.return', { state: 'CLOSED' }, { offered: false }],
    ['a record without a state', 'loans.return', {}, { offered: false }],
    ['no record', 'loans.return', undefined, { offered: false }],
    ['a condition over the record that holds', 'loans.lose', { ...open, until: '2026-11-20' }, { offered: true }],
    [
      'a condition over the record that does not, with its message',
      'loans.lose',
      open,
      { offered: false, message: { text: 'loan.lifecycle/events.lose.message' } },
    ],
    ['what only the body decides is offered', 'loans.settle', { ...open, state: 'LOST' }, { offered: true }],
  ])('%s', (_name, operation, record, expected) => {
    expect(offer(operation, record)).toStrictEqual(expected);
  });
});

describe('offering an event whose guard', () => {
  const offer = (differs: Partial<LifecycleEventModel>, variables: object = {}) =>
    checkEventAvailability({
      ...{ lifecycles: [made(differs)], operation: 'loans.swap', record: open },
      scope: scopeFor('librarian', variables),
    });
  const chosen = { '=': 'chosen.isbn.copies > 0' };
  const choice = (when: Condition, is: boolean | Expression): Condition => ({ choice: [{ when, is }, { is: false }] });

  test.each([
    ['reads what is picked in a form is decided when it is sent', chosen, {}, true],
    ['reads what is picked is decided at once where that is known', chosen, { chosen: { isbn: { copies: 0 } } }, false],
    ['holds for what is known to be picked', chosen, { chosen: { isbn: { copies: 1 } } }, true],
    ['reads a body that is known is decided at once', { '=': 'body.fine > 5' }, { body: { fine: 1 } }, false],
    ['holds for a body that is known', { '=': 'body.fine > 5' }, { body: { fine: 9 } }, true],
    [
      'answers in a choice by the record alone is decided at once',
      choice(false, { '=': "this.note == 'x'" }),
      {},
      false,
    ],
    ['asks in a choice for the body is decided when it is sent', choice({ '=': 'body.fine > 5' }, true), {}, true],
    ['answers in a choice by the body is decided when it is sent', choice(false, { '=': 'body.fine > 5' }), {}, true],
    [
      'is a choice that reads the record alone is decided at once',
      choice({ '=': "this.note == 'y'" }, true),
      {},
      false,
    ],
    ['is no expression that can be read does not hold', { '=': 'this.(' }, {}, false],
    ['never holds', false, {}, false],
  ] as const)('%s', (_what, when, variables, offered) => {
    expect(offer({ when }, variables)).toEqual({ offered });
  });

  test('does not hold says why, by the first that says something', () => {
    const first = made({ when: false });
    const both = { ...first, events: [...first.events, event({ when: false, message: no })] };

    expect(checkEventAvailability({ lifecycles: [both], operation: 'loans.swap', record: open, scope })).toEqual({
      offered: false,
      message: no,
    });
  });

  test('holds in every lifecycle that names the operation', () => {
    const lifecycles = [made({}), made({ when: false })];

    expect(checkEventAvailability({ lifecycles, operation: 'loans.swap', record: open, scope })).toEqual({
      offered: false,
    });
  });

  test('is one of two, of which the other makes a record, is offered for any record', () => {
    const first = made({ from: ['LOST'] });
    const both = { ...first, events: [...first.events, event({ from: [] })] };

    expect(checkEventAvailability({ lifecycles: [both], operation: 'loans.swap', record: open, scope })).toEqual({
      offered: true,
    });
  });
});

describe('a derived state', () => {
  const derived: LifecycleModel = {
    ...loan,
    events: [],
    states: [
      { state: 'LATE', when: { '=': 'this.until < today()' } },
      { state: 'FINE', when: { '=': 'has(this.until)' } },
      { state: 'NONE', when: true },
    ],
  };

  test.each([
    [{ until: '2026-01-01' }, 'LATE'],
    [{ until: '2027-01-01' }, 'FINE'],
    [{}, 'NONE'],
    [null, 'NONE'],
  ])('of %j is %s', (record, state) => {
    expect(deriveState(derived, record, scope)).toBe(state);
  });

  test('where none holds there is none', () => {
    expect(deriveState({ ...derived, states: [] }, {}, scope)).toBeUndefined();
  });
});

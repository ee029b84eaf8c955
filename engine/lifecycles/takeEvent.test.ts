import { describe, expect, test } from 'vitest';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import type { LifecycleModel } from '../model/release.types.ts';
import { deriveState } from './deriveState.ts';
import { offerEvent } from './offerEvent.ts';
import { takeEvent } from './takeEvent.ts';

const loan: LifecycleModel = release.lifecycles['loan'] ?? { id: 'loan', of: '', at: '', events: [], states: [] };
const scope = scopeFor('librarian', {});
const open = { id: 1, state: 'OPEN', from: '2026-11-01', until: '2026-12-01', note: 'x' };

describe('taking an event', () => {
  test('an operation that makes a record', () => {
    expect(takeEvent({ lifecycle: loan, operation: 'loans.create', record: { id: 1 }, body: {}, scope })).toEqual({
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
    const taken = takeEvent({
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
    const taken = takeEvent({
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
    const taken = takeEvent({
      lifecycle: loan,
      operation: 'loans.return',
      record: { ...open, state: 'LOST' },
      body: {},
      scope,
    });

    expect(taken).toEqual({ refused: 'state' });
  });

  test('a condition that does not hold refuses it with its message', () => {
    const taken = takeEvent({
      lifecycle: loan,
      operation: 'loans.return',
      record: open,
      body: { returnedOn: '2026-10-01' },
      scope,
    });

    expect(taken).toEqual({ refused: { text: 'loan.lifecycle/events.return.message' } });
  });

  test('a record cannot be made twice', () => {
    expect(takeEvent({ lifecycle: loan, operation: 'loans.create', record: open, body: {}, scope })).toEqual({
      refused: 'state',
    });
  });

  test('the body chooses between two events of one operation; one may leave the state', () => {
    // given
    const lost = { ...open, state: 'LOST' };

    // when
    const [forgiven, charged] = ['forgive', 'charge'].map((decision) =>
      takeEvent({ lifecycle: loan, operation: 'loans.settle', record: lost, body: { decision }, scope }),
    );

    // then
    expect(forgiven).toMatchObject({ event: 'forgive', to: 'CLOSED' });
    expect(charged).toMatchObject({ event: 'charge', to: 'LOST', record: { ...lost, fine: 10, paid: false } });
  });

  test('an operation that the lifecycle does not name is not guarded', () => {
    expect(takeEvent({ lifecycle: loan, operation: 'loans.update', record: open, body: {}, scope })).toEqual({
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
    const taken = takeEvent({ lifecycle: circle, operation: 'loans.create', record: {}, body: {}, scope });

    // then
    expect(taken).toMatchObject({ followed: ['again', 'round'], to: 'OPEN' });
  });

  test.each([null, undefined, 'x', [], 7])('a record of %j does not throw', (record) => {
    expect(takeEvent({ lifecycle: loan, operation: 'loans.return', record, body: null, scope })).toEqual({
      refused: 'state',
    });
  });
});

describe('offering an event', () => {
  const offer = (operation: string, record: unknown) =>
    offerEvent({ lifecycles: release.lifecycles, operation, record, scope });

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
    expect(offer(operation, record)).toEqual(expected);
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

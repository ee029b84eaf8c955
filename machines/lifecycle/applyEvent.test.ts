import { describe, expect, test } from 'vitest';
import type { LifecycleEventModel, LifecycleModel } from '#engine';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import { applyDueEvents, applyEvent } from './applyEvent.ts';
import { createLifecycleMachine, timePassed } from './createLifecycleMachine.ts';

const loan: LifecycleModel = release.lifecycles['loan'] ?? { id: 'loan', of: '', at: '', events: [], states: [] };
const scope = scopeFor('librarian', {});
const open = { id: 1, state: 'OPEN', from: '2026-11-01', until: '2026-12-01', note: 'x' };

const no = { literal: 'Not now.' };
const write = (path: string, value: string) => ({ path, value: { '=': value.slice(1) } });

/** Returns an event of an operation that no other event uses. */
function event(differs: Partial<LifecycleEventModel>): LifecycleEventModel {
  const plain = { event: 'swap', on: 'loans.swap', from: ['OPEN'], when: true, irreversible: false };
  return { ...plain, set: [], effects: [], ...differs };
}

function made(differs: Partial<LifecycleEventModel>): LifecycleModel {
  return { ...loan, events: [event(differs)] };
}

describe('taking an event', () => {
  test('an operation that makes a record', () => {
    expect(
      applyEvent({
        machine: createLifecycleMachine(loan),
        operation: 'loans.create',
        record: { id: 1 },
        body: {},
        scope,
      }),
    ).toEqual({
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
      machine: createLifecycleMachine(loan),
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
      machine: createLifecycleMachine(loan),
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
      machine: createLifecycleMachine(loan),
      operation: 'loans.return',
      record: { ...open, state: 'LOST' },
      body: {},
      scope,
    });

    expect(taken).toEqual({ refused: 'state' });
  });

  test('a condition that does not hold refuses it with its message', () => {
    const taken = applyEvent({
      machine: createLifecycleMachine(loan),
      operation: 'loans.return',
      record: open,
      body: { returnedOn: '2026-10-01' },
      scope,
    });

    expect(taken).toEqual({ refused: { text: 'loan.lifecycle/events.return.message' } });
  });

  test('a record cannot be made twice', () => {
    expect(
      applyEvent({ machine: createLifecycleMachine(loan), operation: 'loans.create', record: open, body: {}, scope }),
    ).toEqual({
      refused: 'state',
    });
  });

  test('the body chooses between two events of one operation; one may leave the state', () => {
    // given
    const lost = { ...open, state: 'LOST' };

    // when
    const [forgiven, charged] = ['forgive', 'charge'].map((decision) =>
      applyEvent({
        machine: createLifecycleMachine(loan),
        operation: 'loans.settle',
        record: lost,
        body: { decision },
        scope,
      }),
    );

    // then
    expect(forgiven).toMatchObject({ event: 'forgive', to: 'CLOSED' });
    expect(charged).toMatchObject({ event: 'charge', to: 'LOST', record: { ...lost, fine: 10, paid: false } });
  });

  test('an operation that the lifecycle does not name is not guarded', () => {
    expect(
      applyEvent({ machine: createLifecycleMachine(loan), operation: 'loans.update', record: open, body: {}, scope }),
    ).toEqual({
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
    const taken = applyEvent({
      machine: createLifecycleMachine(circle),
      operation: 'loans.create',
      record: {},
      body: {},
      scope,
    });

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
      ...{ machine: createLifecycleMachine({ ...swap, events }), operation: 'loans.swap' },
      ...{ record: open, body: {}, scope },
    });

    // then
    expect(taken).toMatchObject({ event: 'swap', followed: ['check', 'forgive'], to: 'CLOSED' });
  });

  test('a guard reads the record as the root, what is around it, and no body that was not sent', () => {
    const guarded = made({ when: { '=': "root.id == 1 && branch == 'North'" } });
    const around = scopeFor('librarian', { branch: 'North', root: { id: 7 } });

    expect(
      applyEvent({
        machine: createLifecycleMachine(guarded),
        operation: 'loans.swap',
        record: open,
        body: {},
        scope: around,
      }),
    ).toMatchObject({ event: 'swap' });
  });

  test('values are read before any is set, so that two can be exchanged', () => {
    const swap = made({ set: [write('from', '=this.until'), write('until', '=this.from')] });

    const taken = applyEvent({
      machine: createLifecycleMachine(swap),
      operation: 'loans.swap',
      record: open,
      body: {},
      scope,
    });

    expect(taken).toMatchObject({ record: { ...open, from: '2026-12-01', until: '2026-11-01' } });
  });

  test('a guard reads what was chosen', () => {
    const guarded = made({ when: { '=': 'chosen.isbn.copies > 0' } });
    const take = (copies: number) =>
      applyEvent({
        ...{ machine: createLifecycleMachine(guarded), operation: 'loans.swap', record: open, body: {} },
        scope: scopeFor('librarian', { chosen: { isbn: { copies } } }),
      });

    expect([take(1), take(0)]).toMatchObject([{ event: 'swap', to: 'OPEN' }, { refused: 'state' }]);
  });

  test('a refusal has the message of the first guard that has one', () => {
    const silent = made({ event: 'first', when: false });
    const both = { ...silent, events: [...silent.events, event({ event: 'second', when: false, message: no })] };

    expect(
      applyEvent({ machine: createLifecycleMachine(both), operation: 'loans.swap', record: open, body: {}, scope }),
    ).toEqual({
      refused: no,
    });
  });

  test('effects of automatic events come after those of the event that they follow', () => {
    const call = (run: string) => ({ run, as: run, when: true, with: {}, notices: {} });
    const auto = event({ auto: 'finish', event: 'finish', to: 'CLOSED', effects: [call('later')] });
    const { on: _on, ...automatic } = auto;
    const first = made({ effects: [call('at once')] });
    const both = { ...first, events: [...first.events, automatic] };

    const taken = applyEvent({
      machine: createLifecycleMachine(both),
      operation: 'loans.swap',
      record: open,
      body: {},
      scope,
    });

    expect('effects' in taken && taken.effects.map(({ run }) => run)).toEqual(['at once', 'later']);
    expect(taken).toMatchObject({ followed: ['finish'], to: 'CLOSED' });
  });

  test.each(['', 7, null, ['OPEN']])('a record whose state is %j has none', (state) => {
    expect(
      applyEvent({
        machine: createLifecycleMachine(loan),
        operation: 'loans.create',
        record: { state },
        body: {},
        scope,
      }),
    ).toMatchObject({
      event: 'create',
      from: undefined,
      to: 'OPEN',
    });
    expect(
      applyEvent({
        machine: createLifecycleMachine(made({ from: [] })),
        operation: 'loans.swap',
        record: { state },
        body: {},
        scope,
      }),
    ).toMatchObject({ to: undefined });
  });

  test.each([null, undefined, 'x', [], 7])('a record of %j does not throw', (record) => {
    expect(
      applyEvent({ machine: createLifecycleMachine(loan), operation: 'loans.return', record, body: null, scope }),
    ).toEqual({
      refused: 'state',
    });
  });
});

describe('events that come due because time passes', () => {
  const due: LifecycleModel = {
    ...loan,
    events: [
      {
        ...{ event: 'age', auto: 'grow', from: ['OPEN'], to: 'OLD', when: { '=': 'this.until < today()' } },
        ...{ irreversible: false, set: [], effects: [] },
      },
      event({ on: 'loans.swap' }),
    ],
  };
  const machine = createLifecycleMachine(due);

  test('follow each other until rest', () => {
    expect(applyDueEvents({ machine, record: { ...open, until: '2020-01-01' }, scope })).toEqual({
      record: { ...open, until: '2020-01-01', state: 'OLD' },
      event: timePassed,
      followed: ['grow'],
      effects: [],
      from: 'OPEN',
      to: 'OLD',
      irreversible: false,
    });
  });

  test.each([
    ['where none is due', { ...open, until: '2999-01-01' }],
    ['in a state that has no automatic event', { ...open, state: 'OLD' }],
    ['in a state that the lifecycle does not name', { ...open, state: 'NOWHERE' }],
  ])('are none %s', (_, record) => {
    expect(applyDueEvents({ machine, record, scope })).toBeUndefined();
  });
});

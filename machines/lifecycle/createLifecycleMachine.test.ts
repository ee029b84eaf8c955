import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { LifecycleModel } from '#engine';
import { release } from '../../tests/conformance/library/world.ts';
import { createLifecycleMachine, lifecycleEventName, notStored } from './createLifecycleMachine.ts';

const empty: LifecycleModel = { id: 'x', of: '', at: '', events: [], states: [] };
const loan = release.lifecycles['loan'] ?? empty;

describe('the machine of a lifecycle', () => {
  test('begins before the record is stored and takes its events', () => {
    // given
    const done: string[] = [];
    const machine = createLifecycleMachine(loan).provide({
      guards: { holds: (_, { event }) => event !== 'finish' },
      actions: { set: (_, { event }) => done.push(event), effect: (_, { run }) => done.push(run) },
    });
    const actor = createActor(machine).start();

    // when
    const places = ['loans.create', 'loans.close', 'loans.return'].map((type) => {
      actor.send({ type });
      return actor.getSnapshot().value;
    });

    // then
    expect(places).toEqual(['OPEN', 'OPEN', 'RETURNED']);
    expect(done).toEqual(['create', 'return', 'pins.change']);
  });

  test('lets automatic events follow until rest', () => {
    const actor = createActor(createLifecycleMachine(loan)).start();

    actor.send({ type: 'loans.create' });
    actor.send({ type: 'loans.return' });

    expect(actor.getSnapshot().value).toBe('CLOSED');
  });

  test('refuses what its guard refuses', () => {
    const machine = createLifecycleMachine(loan).provide({ guards: { holds: () => false } });
    const actor = createActor(machine).start();

    actor.send({ type: 'loans.create' });

    expect(actor.getSnapshot().value).toBe(notStored);
  });

  test('names two events of one operation apart', () => {
    expect(loan.events.map((event) => lifecycleEventName(loan, event))).toEqual([
      'loans.create',
      'loans.return',
      'auto:finish',
      'loans.lose',
      'loans.settle:forgive',
      'loans.settle:charge',
    ]);
  });

  test('every state can be reached', () => {
    // given
    const machine = createLifecycleMachine(loan).provide({ guards: { holds: (_, { event }) => event !== 'finish' } });
    const events = loan.events.map((event) => ({ type: lifecycleEventName(loan, event) }));

    // when
    const reached = getShortestPaths(machine, { events }).map((path) => String(path.state.value));

    // then
    expect([...new Set(reached)].sort()).toEqual([notStored, 'CLOSED', 'LOST', 'OPEN', 'RETURNED'].sort());
  });

  test('of derived states has its states and no event', () => {
    const derived = {
      ...empty,
      states: [
        { state: 'LATE', when: true },
        { state: 'FINE', when: true },
      ],
    };

    const machine = createLifecycleMachine(derived);

    expect(Object.keys(machine.states)).toEqual([notStored, 'LATE', 'FINE']);
    expect(createActor(machine).start().getSnapshot().value).toBe('LATE');
  });
});

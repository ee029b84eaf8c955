import { describe, expect, test } from 'vitest';
import { createActor, createMachine, getNextTransitions, initialTransition, transition } from 'xstate';
import type { LifecycleModel } from '#engine';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import { createLifecycleMachine, notStored } from './createLifecycleMachine.ts';
import { createLifecycleMachines } from './createLifecycleMachines.ts';
import { snapshotOf } from './lifecycleSnapshot.ts';

const empty: LifecycleModel = { id: 'x', of: '', at: '', events: [], states: [] };
const loan = release.lifecycles['loan'] ?? empty;
const scope = scopeFor('librarian', {});

describe('the machine of a lifecycle', () => {
  test('runs as an actor: it begins before the record is stored, and automatic events follow until rest', () => {
    // given
    const machine = createLifecycleMachine(loan);
    const actor = createActor(machine, { input: { record: { from: '2026-11-01' }, scope } }).start();

    // when
    const places = ['loans.create', 'loans.close', 'loans.return'].map((type) => {
      actor.send({ type, body: { returnedOn: '2026-11-21', condition: 'good' } });
      return actor.getSnapshot().value;
    });

    // then
    expect(places).toEqual(['OPEN', 'OPEN', 'CLOSED']);
  });

  test('names the effects whose condition holds as actions, and runs none of them', () => {
    // given
    const machine = createLifecycleMachine(loan);
    const record = { state: 'OPEN', from: '2026-11-01' };
    const open = snapshotOf(machine, 'OPEN', { record, scope });
    if (open === undefined) throw new Error('A loan can be open');

    // when
    const body = { returnedOn: '2026-11-21', condition: 'damaged' };
    const [next, actions] = transition(machine, open, { type: 'loans.return', body });

    // then
    expect(next.value).toBe('RETURNED');
    expect(actions.map(({ type, params }) => ({ type, run: 'run' in params && params.run }))).toEqual([
      { type: 'run', run: 'pins.change' },
    ]);
    expect(record).toEqual({ state: 'OPEN', from: '2026-11-01' });
  });

  test('tries the events of one operation in the order of the definition', () => {
    const lost = snapshotOf(createLifecycleMachine(loan), 'LOST', { record: { state: 'LOST' }, scope });

    const settle = lost && getNextTransitions(lost).filter(({ eventType }) => eventType === 'loans.settle');

    expect(settle?.map(({ target }) => target?.map(({ key }) => key))).toEqual([['CLOSED'], undefined]);
  });

  test('is compiled once for a model', () => {
    const machines = createLifecycleMachines();

    expect(machines.of(loan)).toBe(machines.of(loan));
    expect(machines.of({ ...loan })).not.toBe(machines.of(loan));
  });

  test('is plain JSON that XState reads', () => {
    const machine = createLifecycleMachine(loan);

    const { context: _context, ...config } = machine.config;
    const read = createMachine(JSON.parse(JSON.stringify(config)));

    expect(Object.keys(read.states)).toEqual(Object.keys(machine.states));
    expect(read.events).toEqual(machine.events);
  });

  test('of computed states is in the first whose condition holds', () => {
    // given
    const derived = {
      ...empty,
      states: [
        { state: 'LATE', when: { '=': 'this.until < today()' } },
        { state: 'IN.TIME', when: true },
      ],
    };

    // when
    const machine = createLifecycleMachine(derived);
    const stateOf = (record: Readonly<Record<string, unknown>>) =>
      initialTransition(machine, { record, scope })[0].value;

    // then
    expect(Object.keys(machine.states)).toEqual([notStored, 'LATE', 'IN.TIME']);
    expect([stateOf({ until: '2026-01-01' }), stateOf({ until: '2027-01-01' })]).toEqual(['LATE', 'IN.TIME']);
  });

  test.each(['IN.REVIEW', '#1', 'a\\b', 'constructor'])('goes to the state %s', (to) => {
    // given
    const event = { event: 'move', on: 'loans.move', from: ['OPEN'], to, when: true, irreversible: false };
    const machine = createLifecycleMachine({ ...empty, at: 'state', events: [{ ...event, set: [], effects: [] }] });
    const open = snapshotOf(machine, 'OPEN', { record: { state: 'OPEN' }, scope });
    if (open === undefined) throw new Error('The state is named');

    // when
    const [next] = transition(machine, open, { type: 'loans.move' });

    // then
    expect([next.value, next.context.record]).toEqual([to, { state: to }]);
  });
});

import { describe, expect, test } from 'vitest';
import { createActor, createMachine, getNextTransitions, initialTransition, transition } from 'xstate';
import type { LifecycleEventModel, LifecycleModel } from '#engine';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import { createLifecycleMachine, notStored, timePassed } from './createLifecycleMachine.ts';
import { createLifecycleMachines } from './createLifecycleMachines.ts';
import { snapshotOf } from './lifecycleSnapshot.ts';

const empty: LifecycleModel = { id: 'x', of: '', at: '', events: [], states: [] };
const loan = release.lifecycles['loan'] ?? empty;
const scope = scopeFor('librarian', {});

const plain = { when: true, irreversible: false, set: [], effects: [] } as const;

/** Returns an event of the operation with the same name. It does not change the state. */
function made(event: string, from: readonly string[]): LifecycleEventModel {
  return { ...plain, event, on: `loans.${event}`, from };
}

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

  test('has a transition for each event from where it begins, with its guard, what it sets and its effects', () => {
    // given
    const call = { run: 'pins.change', with: {}, when: true, as: 'pins', notices: {} };
    const late = { '=': 'this.until < today()' };
    const message = { literal: 'Not now.' };
    const paid = { path: 'paid', value: false };
    const model: LifecycleModel = {
      ...{ id: 'visit', of: 'visit', at: 'place.state', states: [] },
      events: [
        { ...plain, event: 'begin', on: 'visits.begin', from: [], to: 'OPEN', set: [paid] },
        { ...plain, event: 'note', on: 'visits.note', from: ['OPEN'] },
        {
          ...plain,
          event: 'end',
          on: 'visits.end',
          from: ['OPEN'],
          to: 'A.B',
          when: late,
          message,
          irreversible: true,
        },
        { ...plain, event: 'stop', on: 'visits.end', from: ['OPEN'], to: 'OPEN', effects: [call] },
        { ...plain, event: 'age', auto: 'grow', from: ['OPEN'], to: 'OLD', when: late },
      ],
    };

    // when
    const { context: _context, ...config } = createLifecycleMachine(model).config;

    // then
    const apply = (event: string, irreversible = false) => ({ type: 'apply', params: { event, irreversible } });
    const goes = (state: string, ...more: readonly unknown[]) => ({
      type: 'set',
      params: { values: [...more, { path: 'place.state', value: state }] },
    });
    expect(config).toEqual({
      id: 'visit',
      meta: { at: 'place.state' },
      initial: notStored,
      states: {
        [notStored]: {
          on: { 'visits.begin': [{ target: 'OPEN', actions: [apply('begin'), goes('OPEN', paid)] }] },
          always: [],
        },
        OPEN: {
          on: {
            'visits.note': [{ actions: [apply('note')] }],
            'visits.end': [
              {
                target: '#visit-2',
                guard: { type: 'when', params: { when: late } },
                actions: [apply('end', true), goes('A.B')],
                meta: { message },
              },
              { target: 'OPEN', actions: [apply('stop'), goes('OPEN'), { type: 'effect', params: call }] },
            ],
            [timePassed]: { actions: [apply(timePassed)] },
          },
          always: [
            {
              target: 'OLD',
              guard: { type: 'follows', params: { event: 'grow', when: late } },
              actions: [{ type: 'follow', params: { event: 'grow' } }, goes('OLD')],
            },
          ],
        },
        'A.B': { id: 'visit-2', on: {}, always: [] },
        OLD: { on: {}, always: [] },
      },
    });
  });

  test.each<readonly [string, Partial<LifecycleModel>, string]>([
    ['before it is stored, where an event makes it', { events: [made('make', [])] }, notStored],
    ['in the first state that is named, where no event makes it', { events: [made('move', ['OPEN'])] }, 'OPEN'],
    ['before it is stored, where no state is named', { events: [] }, notStored],
    ['before it is stored, where its states are computed', { states: [{ state: 'LATE', when: true }] }, notStored],
    [
      'in the first state that is named, where only an automatic event has no beginning',
      { events: [{ ...plain, event: 'age', auto: 'age', from: [], to: 'OLD' }] },
      'OLD',
    ],
  ])('begins %s', (_, model, initial) => {
    expect(createLifecycleMachine({ ...empty, ...model }).config.initial).toBe(initial);
  });

  test('that is only drawn has an empty record, to which nothing has happened', () => {
    const actor = createActor(createLifecycleMachine(loan)).start();

    const { value, context } = actor.getSnapshot();

    expect([value, context]).toEqual([
      notStored,
      {
        ...{ record: {}, scope: undefined, policies: undefined },
        ...{ applied: undefined, irreversible: false, followed: [] },
      },
    ]);
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

import { describe, expect, test } from 'vitest';
import { createMemoryAdapter } from '#api';
import { compileRelease, expressions } from '#compiler';
import { anonymous, type Scope } from '#engine';
import { createLifecycleMachine, createLifecycleMachines, type LifecycleMachines } from '#machines';
import { completeHandlerResult } from '../../server/operations/shapeResult.ts';

const allow = { everybody: 'all' };
const state = (values: readonly string[]) => ({ title: 'State', values, readOnly: true });
const release = compileRelease([
  {
    kind: 'entity',
    id: 'card',
    json: {
      title: 'Card',
      key: 'id',
      properties: {
        id: { title: 'Id', type: 'integer' },
        label: { title: 'Label', type: 'string', value: "='Card, ' + this.now.state" },
        now: { title: 'Now', properties: { state: state(['FULL', 'OPEN']) } },
        stamps: { title: 'Stamps', $ref: 'stamp[]' },
      },
    },
  },
  {
    kind: 'entity',
    id: 'stamp',
    json: {
      title: 'Stamp',
      properties: { on: { title: 'On', type: 'string' }, state: state(['USED', 'FREE']) },
    },
  },
  {
    kind: 'lifecycle',
    id: 'card',
    json: {
      of: 'card',
      at: 'now.state',
      states: [{ state: 'FULL', when: "=this.stamps.all(s, s.state == 'USED')" }, { state: 'OPEN' }],
    },
  },
  {
    kind: 'lifecycle',
    id: 'stamp',
    json: { of: 'stamp', at: 'state', states: [{ state: 'USED', when: '=has(this.on)' }, { state: 'FREE' }] },
  },
  { kind: 'operation', id: 'cards.list', json: { title: 'A', call: 'GET /a', result: { list: 'card' }, allow } },
  {
    kind: 'access',
    id: 'library',
    json: { roles: [], precedence: [], policies: [{ policy: 'everybody', when: true }] },
  },
]);

const used = { on: '2026-11-20' };
const stored = [
  { id: 1, stamps: [used, {}] },
  { id: 2, now: { state: 'OPEN' }, stamps: [used] },
];
const derived = [
  {
    ...{ id: 1, label: 'Card, OPEN', now: { state: 'OPEN' } },
    stamps: [{ ...used, state: 'USED' }, { state: 'FREE' }],
  },
  { id: 2, label: 'Card, FULL', now: { state: 'FULL' }, stamps: [{ ...used, state: 'USED' }] },
];

const clock = { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' };

/** Returns the response of the server if a handler returns the stored cards. */
function answer(machines: LifecycleMachines): unknown {
  const { 'cards.list': operation } = release.operations;
  if (operation === undefined) throw new Error('The library lists cards.');
  const scope: Scope = { variables: {}, user: anonymous, settings: {}, clock, expressions };
  return completeHandlerResult({ operation, result: structuredClone(stored), scope, release, machines });
}

describe('a state that a lifecycle derives', () => {
  test('is in every response of the server, also of records in a record, and computed properties read it', () => {
    expect(answer(createLifecycleMachines())).toEqual(derived);
  });

  test('is in every response of the memory adapter', async () => {
    const adapter = createMemoryAdapter({
      ...{ release, clock, expressions, records: {}, validators: {}, user: anonymous },
      handlers: { 'cards.list': () => structuredClone(stored) },
    });

    expect(await adapter.run('cards.list')).toEqual(derived);
  });

  test('is the one that its machine is in', () => {
    const [first, second] = stored;
    const machines = createLifecycleMachines();
    const other = { state: 'LOST', when: true };

    const states = answer({
      of: (model) => (model.id === 'card' ? createLifecycleMachine({ ...model, states: [other] }) : machines.of(model)),
    });

    expect(states).toEqual(
      [first, second].map((card, index) => ({
        ...derived[index],
        ...card,
        label: 'Card, LOST',
        now: { state: 'LOST' },
        stamps: derived[index]?.stamps,
      })),
    );
  });
});

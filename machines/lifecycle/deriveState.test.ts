import { describe, expect, test } from 'vitest';
import type { LifecycleModel } from '#engine';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import { createLifecycleMachine } from './createLifecycleMachine.ts';
import { createLifecycleMachines } from './createLifecycleMachines.ts';
import { createStateDerivation, deriveState } from './deriveState.ts';

const loan: LifecycleModel = release.lifecycles['loan'] ?? { id: 'loan', of: '', at: '', events: [], states: [] };
const scope = scopeFor('librarian', {});

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
    expect(deriveState(createLifecycleMachine(derived), { record, scope })).toBe(state);
  });

  test('is computed by the machine of the lifecycle for whoever reads the record', () => {
    const derive = createStateDerivation(createLifecycleMachines(), []);

    expect(derive(derived, { until: '2026-01-01' }, scope)).toBe('LATE');
  });

  test('where none holds there is none', () => {
    expect(deriveState(createLifecycleMachine({ ...derived, states: [] }), { record: {}, scope })).toBeUndefined();
  });
});

import { bodyChanges } from '#engine';
import { applyEvent, checkEventAvailability, createLifecycleMachine } from '#machines';
import type { Case } from './askForms.ts';
import { release, scopeFor } from './world.ts';

/** Functions for cases about the states of a record, by the case's `ask`. */
export const eventQuestions: Readonly<Record<string, (entry: Case) => unknown>> = {
  take: (entry) => {
    const lifecycle = release.lifecycles['loan'];
    const { operation, record, body } = entry;
    if (!lifecycle) return 'no lifecycle';
    const policies = release.access.policies;
    const scope = scopeFor(entry['user'], entry['given']);
    const machine = createLifecycleMachine(lifecycle);
    const called = release.operations[String(operation)];
    const entity = release.entities[lifecycle.of];
    const isChange = called?.method === 'PUT' || called?.method === 'PATCH';
    const changes = isChange && entity ? bodyChanges({ operation: called, entity, body, scope, release }) : [];
    const taken = applyEvent({ machine, operation: String(operation), record, body, changes, scope, policies });
    if (!('effects' in taken)) return taken;
    const { effects, from, ...rest } = taken;
    return { ...rest, ...(from === undefined ? {} : { from }), effects: effects.map(({ run }) => run) };
  },
  offer: (entry) => {
    const { operation, record } = entry;
    const { lifecycles, access } = release;
    const scope = scopeFor(entry['user'], entry['given']);
    return checkEventAvailability({
      machines: Object.values(lifecycles).map(createLifecycleMachine),
      operation: String(operation),
      record,
      scope,
      policies: access.policies,
    });
  },
};

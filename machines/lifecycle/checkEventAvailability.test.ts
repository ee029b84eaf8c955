import { describe, expect, test } from 'vitest';
import type { Condition, Expression, LifecycleEventModel, LifecycleModel } from '#engine';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import { checkEventAvailability } from './checkEventAvailability.ts';
import { createLifecycleMachine } from './createLifecycleMachine.ts';

const loan: LifecycleModel = release.lifecycles['loan'] ?? { id: 'loan', of: '', at: '', events: [], states: [] };
const scope = scopeFor('librarian', {});
const open = { id: 1, state: 'OPEN', from: '2026-11-01', until: '2026-12-01', note: 'x' };
const no = { literal: 'Not now.' };

/** Returns an event of an operation that no other event uses. */
function event(differs: Partial<LifecycleEventModel>): LifecycleEventModel {
  const plain = { event: 'swap', on: 'loans.swap', from: ['OPEN'], when: true, irreversible: false };
  return { ...plain, set: [], effects: [], ...differs };
}

function made(differs: Partial<LifecycleEventModel>): LifecycleModel {
  return { ...loan, events: [event(differs)] };
}

describe('offering an event', () => {
  const offer = (operation: string, record: unknown) =>
    checkEventAvailability({ machines: [createLifecycleMachine(loan)], operation, record, scope });

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
      ...{ machines: [createLifecycleMachine(made(differs))], operation: 'loans.swap', record: open },
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

    expect(
      checkEventAvailability({
        machines: [createLifecycleMachine(both)],
        operation: 'loans.swap',
        record: open,
        scope,
      }),
    ).toEqual({
      offered: false,
      message: no,
    });
  });

  test('holds in every lifecycle that names the operation', () => {
    const machines = [made({}), made({ when: false })].map(createLifecycleMachine);

    expect(checkEventAvailability({ machines, operation: 'loans.swap', record: open, scope })).toEqual({
      offered: false,
    });
  });

  test('is one of two, of which the other makes a record, is offered for any record', () => {
    const first = made({ from: ['LOST'] });
    const both = { ...first, events: [...first.events, event({ from: [] })] };

    expect(
      checkEventAvailability({
        machines: [createLifecycleMachine(both)],
        operation: 'loans.swap',
        record: open,
        scope,
      }),
    ).toEqual({
      offered: true,
    });
  });
});

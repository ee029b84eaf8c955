import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { StepModel, VariantModel } from '#engine';
import { createWizardMachine } from '#machines';
import { findTrail, planHistory, readTrail, writeTrail } from './stepTrail.ts';

const common = { when: true, with: {}, actions: [], failed: 'stay', wait: true, notices: {} } as const;

const asking = (step: string): StepModel => ({ ...common, step, title: { literal: step }, kind: 'review' });

const sending = (step: string): StepModel => ({
  ...{ ...common, step, title: { literal: step }, kind: 'run' },
  call: { run: 'loans.create', with: {}, when: true, as: step, notices: {} },
});

const variant: VariantModel = {
  variant: 'desk',
  when: true,
  steps: [asking('member'), asking('book'), asking('check'), sending('lend'), asking('rate')],
};

function start(step?: string, missing: readonly string[] = []) {
  const machine = createWizardMachine(variant).provide({
    guards: { available: (_, params) => !missing.includes(params.step) },
  });
  return createActor(machine, { input: step === undefined ? {} : { step } }).start();
}

describe('the trail of a wizard', () => {
  test('leads from the first step to the current one', () => {
    const actor = start('check');

    expect(findTrail(actor, actor.getSnapshot())).toEqual(['member', 'book', 'check']);
  });

  test('passes over a step that is not there', () => {
    const actor = start('check', ['book']);

    expect(findTrail(actor, actor.getSnapshot())).toEqual(['member', 'check']);
  });

  test('starts after what was done for good', () => {
    const actor = start('check');
    actor.send({ type: 'NEXT' });
    actor.send({ type: 'RUN.DONE', step: 'lend' });

    expect(findTrail(actor, actor.getSnapshot())).toEqual(['rate']);
  });

  test('is read without a change of the machine', () => {
    const actor = start('check');

    findTrail(actor, actor.getSnapshot());

    expect(actor.getSnapshot().value).toBe('check');
  });
});

describe('the state of a history entry', () => {
  test('has the trail of each wizard, beside what else it has', () => {
    const first = writeTrail({ from: 'desk' }, 'new-loan', ['member']);
    const both = writeTrail(first, 'new-member', ['name', 'terms']);

    expect([both, readTrail(both, 'new-loan'), readTrail(both, 'new-member')]).toEqual([
      { from: 'desk', steps: { 'new-loan': ['member'], 'new-member': ['name', 'terms'] } },
      ['member'],
      ['name', 'terms'],
    ]);
  });

  test.each([null, 'text', { steps: 7 }, { steps: { 'new-loan': 'member' } }, { steps: {} }])(
    '%j has no trail',
    (state) => {
      expect(readTrail(state, 'new-loan')).toEqual([]);
    },
  );
});

describe('the history of a wizard', () => {
  test.each([
    ['is opened', [], ['a'], { entries: [['a']], replaces: true }],
    ['is resumed', [], ['a', 'b', 'c'], { entries: [['a'], ['a', 'b'], ['a', 'b', 'c']], replaces: true }],
    ['goes on', ['a'], ['a', 'b'], { entries: [['a', 'b']], replaces: false }],
    ['goes back', ['a', 'b', 'c'], ['a'], { go: -2 }],
    ['goes on elsewhere', ['a', 'b', 'c'], ['a', 'x'], { go: -2 }],
    ['starts anew', ['a', 'b', 'c'], ['x'], { go: -2 }],
    ['starts anew on its first entry', ['a'], ['x'], { entries: [['x']], replaces: true }],
    ['stays', ['a', 'b'], ['a', 'b'], undefined],
  ])('a wizard that %s', (_, stored, wanted, change) => {
    expect(planHistory(stored, wanted)).toEqual(change);
  });

  test.each([
    [[], ['a', 'b', 'c']],
    [
      ['a', 'b', 'c'],
      ['x', 'y'],
    ],
    [
      ['a', 'b', 'c'],
      ['a', 'x', 'y'],
    ],
  ])('leads from %j to %j', (stored, wanted) => {
    const entries = stored.map((_step, index): readonly string[] => stored.slice(0, index + 1));
    for (let times = 0; times < 10; times += 1) {
      const change = planHistory(entries.at(-1) ?? [], wanted);
      if (change === undefined) break;
      if ('go' in change) entries.splice(entries.length + change.go);
      else entries.splice(change.replaces ? -1 : entries.length, 1, ...change.entries);
    }

    expect(entries).toEqual(wanted.map((_step, index) => wanted.slice(0, index + 1)));
  });
});

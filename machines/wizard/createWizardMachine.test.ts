import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import type { StepModel, VariantModel } from '#engine';
import { createWizardMachine, type WizardOptions } from './createWizardMachine.ts';
import { viewRuns, type WizardEvent, type WizardInput } from './WizardContext.ts';

type Kind = 'form' | 'flow' | 'review' | 'run' | 'end';

function step(name: string, kind: Kind = 'form', more: Partial<Pick<StepModel, 'failed' | 'wait'>> = {}): StepModel {
  const common = {
    step: name,
    title: { literal: name },
    when: true,
    with: {},
    actions: [],
    failed: 'stay',
    wait: true,
    notices: {},
    ...more,
  } as const;
  if (kind === 'form') return { ...common, kind, form: name, mode: 'edit' };
  if (kind === 'flow') return { ...common, kind, flow: name, mode: 'edit' };
  if (kind === 'run')
    return { ...common, kind, call: { run: `x.${name}`, with: {}, when: true, as: name, notices: {} } };
  return { ...common, kind };
}

function variant(...steps: readonly StepModel[]): VariantModel {
  return { variant: 'member', when: true, steps };
}

const borrow = variant(
  step('member'),
  step('book'),
  step('review', 'review'),
  step('create', 'run'),
  step('thanks', 'end'),
);

interface Started {
  readonly missing?: readonly string[];
  readonly incomplete?: readonly string[];
  readonly unready?: readonly string[];
  readonly options?: WizardOptions;
  readonly input?: WizardInput;
}

function start(model: VariantModel, { missing = [], incomplete = [], unready = [], options, input }: Started = {}) {
  const said: string[] = [];
  const machine = createWizardMachine(model, options).provide({
    guards: {
      available: (_, params) => !missing.includes(params.step),
      complete: (_, params) => !incomplete.includes(params.step),
      ready: (_, params) => !unready.includes(params.step),
    },
    actions: {
      run: (_, params) => said.push(`run ${params.step}`),
      announce: (_, params) => said.push(`${params.outcome} ${params.step}`),
    },
  });
  const actor = createActor(machine, { input });
  actor.start();
  return { actor, said, place: () => actor.getSnapshot().value };
}

function send(wizard: ReturnType<typeof start>, ...events: readonly WizardEvent[]): unknown {
  for (const event of events) wizard.actor.send(event);
  return wizard.place();
}

const next = { type: 'NEXT' } as const;
const back = { type: 'BACK' } as const;

describe('steps of a wizard', () => {
  test('are gone through in order; a run step runs by itself and moves on', () => {
    // given
    const wizard = start(borrow);

    // then
    expect(wizard.place()).toBe('member');
    expect(send(wizard, next)).toBe('book');
    expect(send(wizard, next)).toBe('review');
    expect(send(wizard, next)).toEqual({ create: 'running' });
    expect(wizard.said).toEqual(['run create']);
    expect(send(wizard, { type: 'RUN.DONE', step: 'create', result: { id: 7 } })).toBe('thanks');
    expect(wizard.said).toEqual(['run create', 'success create']);
    expect(viewRuns(wizard.actor.getSnapshot().context)).toEqual({
      create: { pending: false, failed: false, result: { id: 7 } },
    });
  });

  test('that do not exist are passed over, forwards and backwards', () => {
    const wizard = start(borrow, { missing: ['member', 'review'] });

    expect(wizard.place()).toBe('book');
    expect(send(wizard, back)).toBe('book');
    expect(send(wizard, next)).toEqual({ create: 'running' });
  });

  test('are not left while incomplete', () => {
    const wizard = start(borrow, { incomplete: ['book'] });

    expect(send(wizard, next, next)).toBe('book');
    expect(send(wizard, back)).toBe('member');
  });

  test('are not left while what they wait for does not hold, whatever is to be done on leaving', () => {
    // given
    const submits = { submits: ({ step: name }: StepModel) => name !== 'review' };
    const plain = start(borrow, { unready: ['book'] });
    const waited = start(variant(step('book'), step('thanks', 'end')), { unready: ['book'], options: submits });
    const passed = start(variant(step('book', 'form', { wait: false }), step('thanks', 'end')), {
      unready: ['book'],
      options: submits,
    });

    // then
    expect(send(plain, next, next)).toBe('book');
    expect(plain.actor.getSnapshot().can(next)).toBe(false);
    expect(send(waited, next)).toEqual({ book: 'asking' });
    expect(send(passed, next)).toBe('book');
    expect([waited.said, passed.said]).toEqual([[], []]);
    expect(send(plain, back)).toBe('member');
  });

  test('are left by a review only once what it waits for holds', () => {
    const waiting = start(borrow, { unready: ['review'] });

    expect(send(waiting, next, next, next)).toBe('review');
    expect(waiting.actor.getSnapshot().can(next)).toBe(false);
    expect(send(start(borrow), next, next, next)).toEqual({ create: 'running' });
  });

  test('back is locked at the first step', () => {
    const wizard = start(borrow);

    expect(wizard.actor.getSnapshot().can(back)).toBe(false);
    expect(send(wizard, back)).toBe('member');
  });

  test('next can be asked for without taking it', () => {
    const wizard = start(borrow, { incomplete: ['member'] });

    expect(wizard.actor.getSnapshot().can(next)).toBe(false);
  });

  test('where nothing follows the wizard is over', () => {
    expect(send(start(variant(step('only'))), next)).toBe('$end');
    expect(start(variant()).place()).toBe('$end');
  });
});

describe('a call of a wizard', () => {
  test('that fails stays with its error, may be tried again, and locks next', () => {
    // given
    const wizard = start(borrow);
    send(wizard, next, next, next);

    // when
    const place = send(wizard, { type: 'RUN.FAILED', step: 'create', error: { status: 500 } });

    // then
    expect(place).toEqual({ create: 'failed' });
    expect(wizard.actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(wizard.actor.getSnapshot().can(next)).toBe(false);
    expect(viewRuns(wizard.actor.getSnapshot().context)).toEqual({
      create: { pending: false, failed: true, error: { status: 500 } },
    });
    expect(send(wizard, { type: 'RETRY' })).toEqual({ create: 'running' });
    expect(wizard.said).toEqual(['run create', 'failure create', 'run create']);
  });

  test('that failed lets the person go back and mend', () => {
    const wizard = start(borrow);
    send(wizard, next, next, next, { type: 'RUN.FAILED', step: 'create' });

    expect(send(wizard, back)).toBe('review');
    expect(send(wizard, { type: 'RESUME', step: 'book' })).toBe('book');
  });

  test('that fails leads on where the definition says so', () => {
    const wizard = start(variant(step('a'), step('send', 'run', { failed: 'advance' }), step('b')));

    expect(send(wizard, next, { type: 'RUN.FAILED', step: 'send' })).toBe('b');
  });

  test('that was done for good locks back', () => {
    const wizard = start(variant(step('a'), step('create', 'run'), step('b'), step('c')));
    send(wizard, next, { type: 'RUN.DONE', step: 'create' });

    expect(send(wizard, back)).toBe('b');
    expect(send(wizard, next, back)).toBe('b');
  });

  test('that can be taken back does not', () => {
    const wizard = start(variant(step('a'), step('look', 'run'), step('b')), {
      options: { irreversible: () => false },
    });
    send(wizard, next, { type: 'RUN.DONE', step: 'look' });

    expect(send(wizard, back)).toBe('a');
  });

  test('of a step that was passed over locks nothing', () => {
    const wizard = start(variant(step('a'), step('create', 'run'), step('b')), { missing: ['create'] });

    expect(send(wizard, next, back)).toBe('a');
  });

  test('runs when a form or flow that submits is left, and stays there when it fails', () => {
    // given
    const submits = (one: StepModel) => one.kind === 'flow';
    const wizard = start(variant(step('quiz', 'flow'), step('thanks', 'end')), { options: { submits } });

    // then
    expect(wizard.place()).toEqual({ quiz: 'asking' });
    expect(send(wizard, next)).toEqual({ quiz: 'running' });
    expect(send(wizard, { type: 'RUN.FAILED', step: 'quiz' })).toEqual({ quiz: 'asking' });
    expect(send(wizard, next, { type: 'RUN.DONE', step: 'quiz' })).toBe('thanks');
  });

  test('leads on after a failure where it says so, and stays where answers can be corrected', () => {
    // given
    const submits = (one: StepModel) => one.kind === 'flow';
    const quiz = step('quiz', 'flow', { failed: 'advance' });
    const begin = () => start(variant(quiz, step('thanks', 'end')), { options: { submits } });
    const fail = (fields: object) =>
      send(begin(), next, { type: 'RUN.FAILED', step: 'quiz', error: { status: 422, fields } });

    // then
    expect([fail({}), fail({ '/answers/q1': 'This day is in the future' })]).toEqual(['thanks', { quiz: 'asking' }]);
  });

  test('that need not be waited for leads on at once, and its end is written down whenever it comes', () => {
    // given
    const submits = (one: StepModel) => one.kind === 'flow';
    const wizard = start(variant(step('quiz', 'flow', { wait: false }), step('thanks', 'end')), {
      options: { submits },
    });

    // then
    expect(send(wizard, next)).toBe('thanks');
    expect(viewRuns(wizard.actor.getSnapshot().context)).toEqual({ quiz: { pending: true, failed: false } });
    expect(send(wizard, { type: 'RUN.FAILED', step: 'quiz', error: 'late' })).toBe('thanks');
    expect(viewRuns(wizard.actor.getSnapshot().context)).toEqual({
      quiz: { pending: false, failed: true, error: 'late' },
    });
    expect(wizard.said).toEqual(['run quiz', 'failure quiz']);
  });

  test('that was not waited for and failed is made again at the end, or its answers are gone back to', () => {
    // given
    const quiz = variant(step('book'), step('quiz', 'flow', { wait: false }), step('thanks', 'end'));
    const wizard = start(quiz, { options: { submits: ({ step: name }) => name === 'quiz' } });
    const can = (event: WizardEvent) => wizard.actor.getSnapshot().can(event);
    const retry = { type: 'RETRY' } as const;

    // when
    send(wizard, next, { type: 'ANSWER', data: { read: 'yes' } }, next);
    const underWay = [can(retry), can(back)];
    send(wizard, { type: 'RUN.FAILED', step: 'quiz' });
    const failed = [can(retry), can(back)];
    const again = send(wizard, retry);
    const second = [can(retry), [...wizard.said]];
    send(wizard, { type: 'RUN.FAILED', step: 'quiz' });

    // then
    expect([underWay, failed, again]).toEqual([[false, false], [true, true], 'thanks']);
    expect(second).toEqual([false, ['run quiz', 'failure quiz', 'run quiz']]);
    expect(send(wizard, back)).toBe('quiz');
    expect(wizard.actor.getSnapshot().context.data).toEqual({ read: 'yes' });
    expect(send(wizard, next, { type: 'RUN.DONE', step: 'quiz' })).toBe('thanks');
    expect([can(retry), can(back)]).toEqual([false, false]);
  });

  test('of a run step that need not be waited for is passed', () => {
    const wizard = start(variant(step('a'), step('mail', 'run', { wait: false }), step('b')));

    expect(send(wizard, next)).toBe('b');
    expect(wizard.said).toEqual(['run mail']);
  });

  test('that ends for another step moves nothing', () => {
    const wizard = start(borrow);
    send(wizard, next, next, next);

    expect(send(wizard, { type: 'RUN.DONE', step: 'stranger' })).toEqual({ create: 'running' });
  });

  test('that was never begun, or has ended, cannot end', () => {
    // given
    const wizard = start(borrow);

    // when
    send(wizard, { type: 'RUN.DONE', step: 'create' });
    const before = wizard.actor.getSnapshot().context.outcomes;
    send(wizard, next, next, next, { type: 'RUN.DONE', step: 'create' }, { type: 'RUN.FAILED', step: 'create' });

    // then
    expect(before).toEqual({});
    expect(wizard.actor.getSnapshot().context.outcomes).toEqual({ create: { status: 'done' } });
    expect(wizard.said).toEqual(['run create', 'success create']);
  });
});

describe('a draft of a wizard', () => {
  test('keeps answers and what was picked, and is plain JSON', () => {
    // given
    const wizard = start(borrow);

    // when
    send(wizard, { type: 'ANSWER', data: { member: 'a@example.com' } }, next);
    send(wizard, { type: 'ANSWER', data: { isbn: '1' }, chosen: { isbn: { title: 'Emma' } } });
    const saved: unknown = JSON.parse(JSON.stringify(wizard.actor.getPersistedSnapshot()));

    // then
    expect(saved).toMatchObject({
      value: 'book',
      context: { data: { member: 'a@example.com', isbn: '1' }, chosen: { isbn: { title: 'Emma' } }, outcomes: {} },
    });
  });

  test('is resumed at the step of its name', () => {
    const wizard = start(borrow, { input: { step: 'review', data: { isbn: '1' } } });

    expect(wizard.place()).toBe('review');
    expect(wizard.actor.getSnapshot().context).toEqual({
      data: { isbn: '1' },
      chosen: {},
      outcomes: {},
      resume: undefined,
    });
    expect(send(wizard, back)).toBe('book');
  });

  test('of a step that runs is resumed at the step before, so that nothing runs unasked', () => {
    const wizard = start(borrow, { input: { step: 'create', outcomes: { create: { status: 'pending' } } } });

    expect(wizard.place()).toBe('review');
    expect(wizard.said).toEqual([]);
  });

  test('of a call that was done is resumed behind it', () => {
    const wizard = start(variant(step('a'), step('create', 'run'), step('b'), step('c')), {
      input: { step: 'a', outcomes: { create: { status: 'done', result: 1 } } },
    });

    expect(wizard.place()).toBe('b');
  });

  test('of a step that does not exist any more is resumed near it', () => {
    expect(start(borrow, { missing: ['review'], input: { step: 'review' } }).place()).toBe('book');
    expect(start(borrow, { missing: ['member'], input: { step: 'member' } }).place()).toBe('book');
  });

  test('of an unknown step is not found, and any known step leads out', () => {
    const wizard = start(borrow, { input: { step: 'cellar' } });

    expect(wizard.place()).toBe('notFound');
    expect(send(wizard, { type: 'RESUME', step: 'book' })).toBe('book');
    expect(send(wizard, { type: 'RESUME', step: '__proto__' })).toBe('notFound');
  });
});

describe('what comes after a call', () => {
  /** Starts a wizard whose second step is available while the first step's call has this status. */
  function follow(first: StepModel, status: string) {
    const machine = createWizardMachine(variant(first, step('then'), step('thanks', 'end')), {
      submits: ({ step: name }) => name === 'ask',
    }).provide({
      guards: {
        available: ({ context }, params) => params.step !== 'then' || context.outcomes[first.step]?.status === status,
      },
    });
    return createActor(machine).start();
  }

  test('may depend on its result', () => {
    const wizard = follow(step('check', 'run'), 'done');

    wizard.send({ type: 'RUN.DONE', step: 'check', result: { ok: true } });

    expect(wizard.getSnapshot().value).toBe('then');
  });

  test('may depend on its failure', () => {
    const wizard = follow(step('check', 'run', { failed: 'advance' }), 'failed');

    wizard.send({ type: 'RUN.FAILED', step: 'check', error: { status: 500 } });

    expect(wizard.getSnapshot().value).toBe('then');
  });

  test('may depend on its being on its way', () => {
    const wizard = follow(step('ask', 'form', { wait: false }), 'pending');

    wizard.send({ type: 'NEXT' });

    expect(wizard.getSnapshot().value).toBe('then');
  });

  test('is left out when its call has not ended so', () => {
    const wizard = follow(step('check', 'run'), 'pending');

    wizard.send({ type: 'RUN.DONE', step: 'check' });

    expect(wizard.getSnapshot().value).toBe('thanks');
  });
});

describe('all paths of a wizard', () => {
  const events: readonly WizardEvent[] = [
    next,
    back,
    { type: 'RETRY' },
    { type: 'RUN.DONE', step: 'create' },
    { type: 'RUN.FAILED', step: 'create' },
    { type: 'RESUME', step: 'book' },
    { type: 'RESUME', step: 'cellar' },
  ];
  const machine = createWizardMachine(borrow);

  test('reach every state', () => {
    const reached = getShortestPaths(machine, { events }).map((path) => JSON.stringify(path.state.value));

    expect([...new Set(reached)].sort()).toEqual(
      [
        '"book"',
        '"member"',
        '"notFound"',
        '"review"',
        '"thanks"',
        '{"create":"failed"}',
        '{"create":"running"}',
      ].sort(),
    );
  });

  test('never lead behind what was done for good', () => {
    const paths = getSimplePaths(machine, { events });

    for (const { steps } of paths) {
      const done = steps.findIndex(({ state }) => state.context.outcomes['create']?.status === 'done');
      const after = done < 0 ? [] : steps.slice(done).map(({ state }) => JSON.stringify(state.value));
      expect(after.filter((value) => value !== '"thanks"' && value !== '"notFound"')).toEqual([]);
    }
    expect(paths.length).toBeGreaterThan(10);
  });
});

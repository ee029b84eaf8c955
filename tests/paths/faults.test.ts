import { describe, expect, test } from 'vitest';
import type { Condition, LifecycleModel, QuestionModel } from '#engine';
import type { Ledger } from './createLedger.ts';
import { findWorlds, type World } from './findWorlds.ts';
import { type Subject, subject } from './subject.ts';
import { walkFlow } from './walkFlow.ts';
import { walkLifecycle } from './walkLifecycle.ts';
import { walkWizard } from './walkWizard.ts';

const worlds = await findWorlds();

interface Planted {
  readonly fault: string;
  /** The functions under test that the fault replaces. */
  readonly plant: Partial<Subject>;
  readonly walk: (with_: Subject) => Ledger;
  /** The message that the walk must report. */
  readonly says: RegExp;
}

function worldOf(name: string): World {
  const world = worlds.find((one) => one.name === name);
  if (!world) throw new Error(`There is no world ${name}.`);
  return world;
}

const library = worldOf('conformance library');
const portal = worldOf('portal');
const base = worldOf('gate base');

const loan = ({ release }: World, with_: Subject): Ledger => {
  const model = release.lifecycles['loan'];
  if (!model) throw new Error('There is no lifecycle loan.');
  return walkLifecycle(model, library, with_);
};

const quiz = (with_: Subject): Ledger => {
  const flow = library.release.flows['reader-quiz'];
  if (!flow) throw new Error('There is no flow reader-quiz.');
  return walkFlow(flow, library, with_);
};

const log = (with_: Subject): Ledger => {
  const flow = library.release.flows['reading-log'];
  if (!flow) throw new Error('There is no flow reading-log.');
  return walkFlow(flow, library, with_);
};

const wizardIn =
  (world: World, id: string, name?: string) =>
  (with_: Subject): Ledger => {
    const wizard = world.release.wizards[id];
    const variant = wizard?.variants.find((one) => name === undefined || one.variant === name);
    if (!wizard || !variant) throw new Error(`There is no wizard ${id}.`);
    return walkWizard({ wizard, variant }, world, with_);
  };

const loans = (with_: Subject) => loan(library, with_);

/** Returns all questions with some properties changed. */
function change(
  questions: readonly QuestionModel[],
  to: (question: QuestionModel) => Partial<QuestionModel>,
): readonly QuestionModel[] {
  return questions.map((one) => ({ ...one, ...to(one), questions: change(one.questions, to) }));
}

function inverted(condition: Condition): Condition {
  return { choice: [{ when: condition, is: false }, { is: true }] };
}

/** Returns the lifecycle with one event changed. */
function changeEvent(
  model: LifecycleModel,
  name: string,
  to: Partial<LifecycleModel['events'][number]>,
): LifecycleModel {
  return { ...model, events: model.events.map((one) => (one.event === name ? { ...one, ...to } : one)) };
}

const planted: readonly Planted[] = [
  {
    fault: 'Next of a form is enabled too early',
    plant: {
      createFormStore: (input) => {
        const store = subject.createFormStore(input);
        return { ...store, validate: () => store.validate().filter(({ path }) => path !== 'isbn') };
      },
    },
    walk: wizardIn(base, 'new-loan'),
    says: /book may be left without isbn/,
  },
  {
    fault: 'Next of a page is enabled too early',
    plant: {
      turnPage: ({ pages, at }) => (at === pages.length - 1 ? { kind: 'submit' } : { kind: 'page', at: at + 1 }),
    },
    walk: quiz,
    says: /page 0 is left before it is answered/,
  },
  {
    fault: 'Next of a page is locked for good',
    plant: { turnPage: () => ({ kind: 'stay' }) },
    walk: quiz,
    says: /is complete and cannot be left/,
  },
  {
    fault: 'Back crosses a call that cannot be taken back',
    plant: {
      createWizardMachine: (variant, options) =>
        subject.createWizardMachine(variant, { ...options, irreversible: () => false }),
    },
    walk: wizardIn(portal, 'new-project', 'manager'),
    says: /BACK at evaluation\.asking leads to job, not to evaluation\.asking/,
  },
  {
    fault: 'a step is entered although its condition does not hold',
    plant: {
      createWizardMachine: (variant, options) => {
        const machine = subject.createWizardMachine(variant, options);
        const { provide } = machine;
        return Object.assign(machine, {
          provide: (given: Parameters<typeof provide>[0]) =>
            provide.call(machine, { ...given, guards: { ...given.guards, available: () => true } }),
        });
      },
    },
    walk: wizardIn(base, 'new-loan'),
    says: /NEXT at book leads to date, not to lend\.running/,
  },
  {
    fault: 'a step is left although what it waits for does not hold',
    plant: {
      createWizardMachine: (variant, options) => {
        const machine = subject.createWizardMachine(variant, options);
        const { provide } = machine;
        return Object.assign(machine, {
          provide: (given: Parameters<typeof provide>[0]) =>
            provide.call(machine, { ...given, guards: { ...given.guards, ready: () => true } }),
        });
      },
    },
    walk: wizardIn(base, 'new-loan'),
    says: /NEXT before it is ready at book leads to date, not to book/,
  },
  {
    fault: 'a failed call is taken for a done one',
    plant: {
      createWizardMachine: (variant, options) =>
        subject.createWizardMachine(
          { ...variant, steps: variant.steps.map((step) => ({ ...step, failed: 'advance' })) },
          options,
        ),
    },
    walk: wizardIn(base, 'new-loan'),
    says: /RUN\.FAILED lend at lend\.running leads to thanks, not to lend\.failed/,
  },
  {
    fault: 'a branch of visibility is inverted',
    plant: {
      settleAnswers: (input) =>
        subject.settleAnswers({
          ...input,
          questions: change(input.questions, ({ question, when }) => (question === 5 ? { when: inverted(when) } : {})),
        }),
    },
    walk: quiz,
    says: /other questions are shown than the definition says: q5/,
  },
  {
    fault: 'a repeated question forgets its second instance when it is sent',
    plant: { collectAnswers: (input) => subject.collectAnswers(input).filter(({ groupId }) => groupId !== 2) },
    walk: quiz,
    says: /q5 × 2 sends other instances/,
  },
  {
    fault: 'a repeated question forgets its second instance when it is asked',
    plant: {
      settleAnswers: (input) => {
        const settled = subject.settleAnswers(input);
        return { ...settled, items: settled.items.filter(({ groupId }) => groupId !== 2) };
      },
    },
    walk: quiz,
    says: /other questions are shown than the definition says: q5\.1/,
  },
  {
    fault: 'a required answer may be left out',
    plant: { validateAnswers: (input) => subject.validateAnswers(input).filter(({ code }) => code !== 'required') },
    walk: quiz,
    says: /q4 is required and may be left out/,
  },
  {
    fault: 'a locked answer may be changed',
    plant: { validateAnswers: (input) => subject.validateAnswers({ ...input, saved: input.answers }) },
    walk: quiz,
    says: /q10 is changed although it is locked/,
  },
  {
    fault: 'a computed answer may be given',
    plant: {
      settleAnswers: (input) =>
        subject.settleAnswers({
          ...input,
          questions: input.questions.map(({ value, ...rest }) =>
            rest.question === 3 ? rest : { ...rest, ...(value === undefined ? {} : { value }) },
          ),
        }),
    },
    walk: log,
    says: /q3 is computed and not locked/,
  },
  {
    fault: 'an answer is taken although its condition does not hold',
    plant: { validateAnswers: (input) => subject.validateAnswers({ ...input, strict: false }) },
    walk: log,
    says: /q7 = leap is taken although its condition fails/,
  },
  {
    fault: 'a mark is that of another branch',
    plant: {
      collectAnswers: (input) =>
        subject.collectAnswers(input).map((one) => (one['points'] === 5 ? { ...one, points: 3 } : one)),
    },
    walk: log,
    says: /q7 = fast has points 3, not 5/,
  },
  {
    fault: 'an answer is taken that no source offers',
    plant: { validateAnswers: (input) => subject.validateAnswers({ ...input, offered: {} }) },
    walk: log,
    says: /q9 takes an answer that is not offered/,
  },
  {
    fault: 'a form begins without the defaults of its questions',
    plant: { startAnswers: ({ scope: _scope, ...input }) => subject.startAnswers(input) },
    walk: log,
    says: /q1 begins with undefined, not with 100/,
  },
  {
    fault: 'a guard of a lifecycle is dropped by its machine',
    plant: {
      createLifecycleMachine: (model) => subject.createLifecycleMachine(changeEvent(model, 'return', { when: true })),
    },
    walk: loans,
    says: /loans\.return in OPEN: the machine takes .*, the definition refuses/,
  },
  {
    fault: 'an event leaves a state it does not know',
    plant: {
      createLifecycleMachine: (model) =>
        subject.createLifecycleMachine(changeEvent(model, 'lose', { from: ['OPEN', 'CLOSED'] })),
    },
    walk: loans,
    says: /loans\.lose in CLOSED: the machine takes .*, the definition refuses/,
  },
  {
    fault: 'a button is offered although its condition does not hold',
    plant: { offerEvent: () => ({ offered: true }) },
    walk: loans,
    says: /loan: .* in OPEN is offered/,
  },
];

// The walks in paths.test.ts show that the functions without a fault are not reported.
describe('a planted fault is found by the walk', () => {
  test.each(planted)('$fault', ({ plant, walk, says }) => {
    const faulty = walk({ ...subject, ...plant });

    expect(faulty.faults().join('\n')).toMatch(says);
  });
});

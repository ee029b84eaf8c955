import set from 'virtual:stories/set/definitions.js';
import type { FlowModel, FormModel, ScreenModel, WizardModel } from '#engine';
import type { MarkdownBlockModel } from '#engine/blocks/markdown';
import { makeField } from '../samples/makeField.ts';
import { type StageWorld, worldOf } from '../stage/StageWorld.ts';

const form: FormModel = {
  id: 'lend-book',
  given: {},
  data: [],
  fields: [
    makeField('title', { title: { literal: 'Title of the book' }, required: true }),
    makeField('dueOn', { title: { literal: 'Due' }, format: 'date' }),
  ],
  rules: [],
  submits: [],
  mode: 'edit',
  messages: {},
};

const flow: FlowModel = {
  id: 'reading-questions',
  title: { literal: 'Reading questions' },
  given: {},
  data: [],
  questions: [
    {
      question: 1,
      text: { literal: 'Have you read the book?' },
      format: 'radio',
      answers: [
        { answer: 11, text: { literal: 'Yes, all of it' }, default: false, marks: {} },
        { answer: 12, text: { literal: 'Not yet' }, default: false, marks: {} },
      ],
      questions: [],
      faqs: [{ faq: 1, text: { literal: 'Does a part of it count?' }, answer: { literal: 'It does not.' } }],
      when: true,
      locked: false,
      required: true,
      rules: [],
      messages: {},
      schema: {},
      constraint: '',
    },
  ],
  prefill: false,
  locked: false,
  pages: 'question',
  order: 'fixed',
  marks: {},
  results: [],
  submits: [],
  mode: 'edit',
  messages: {},
};

/** Starts with earlier answers, and can be reviewed immediately. */
const reviewed: FlowModel = {
  ...flow,
  id: 'reviewed-questions',
  begin: { '=': "{'q1': 11}" },
  review: true,
};

const about: MarkdownBlockModel = {
  block: 'markdown',
  name: 'about',
  when: true,
  actions: [],
  text: { literal: 'A novel in **three** volumes.' },
};

const screen: ScreenModel = {
  id: 'book-card',
  title: { literal: 'A book' },
  given: {},
  enter: [],
  data: [],
  actions: [],
  body: [about],
};

const step = { when: true, with: {}, actions: [], failed: 'stay', wait: true, notices: {} } as const;

const wizard: WizardModel = {
  id: 'new-loan',
  title: { literal: 'A new loan' },
  given: {},
  data: [],
  variants: [
    {
      variant: 'all',
      when: true,
      steps: [
        { ...step, step: 'book', title: { literal: 'Book' }, kind: 'form', form: form.id, mode: 'edit' },
        { ...step, step: 'questions', title: { literal: 'Questions' }, kind: 'flow', flow: flow.id, mode: 'edit' },
        { ...step, step: 'check', title: { literal: 'Check' }, kind: 'review' },
      ],
    },
  ],
};

/** Returns the world of an anonymous user, in a release with everything that blocks can refer to. */
export function blockWorld(): StageWorld {
  const world = worldOf(set, undefined);
  const { release } = world;
  return {
    ...world,
    release: {
      ...release,
      forms: { ...release.forms, [form.id]: form },
      flows: { ...release.flows, [flow.id]: flow, [reviewed.id]: reviewed },
      screens: { ...release.screens, [screen.id]: screen },
      wizards: { ...release.wizards, [wizard.id]: wizard },
    },
  };
}

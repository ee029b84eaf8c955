import { answerKey, type FlowAnswers, type QuestionModel, type Text } from '#engine';
import type { AnswerIds } from './answerIds.ts';
import { categoryOf } from './categoryOf.ts';
import { parentOf } from './parentOf.ts';

type Words = (text: Text) => string;

const wireFormats: Readonly<Record<string, string>> = {
  radio: 'RADIO_BUTTON',
  select: 'DROP_DOWN',
  pairs: 'CHECK_BOX',
};

interface EvaluationWireOptions {
  readonly words: Words;
  /** Type of the evaluation. */
  readonly type: string;
  /** Marks reveal which answer indicates independence, so they are hidden from users who are evaluated. */
  readonly marks: boolean;
  /** Ids and order of the answers. */
  readonly ids: AnswerIds;
  /** Preselected answers, as in a review of earlier ones. */
  readonly defaults: ReadonlySet<unknown>;
}

/** Converts a question of an evaluation bank to the API's format. */
export function toEvaluationQuestion(
  question: QuestionModel,
  { words, type, marks, ids, defaults }: EvaluationWireOptions,
) {
  return {
    id: question.question,
    questionText: words(question.text),
    ...(question.help === undefined ? {} : { questionHelpText: words(question.help) }),
    answerFormat: wireFormats[question.format] ?? question.format,
    type,
    categoryId: categoryOf(question),
    ...(question.group === undefined ? {} : { group: question.group }),
    answers: ids.inOrder(question).map((answer) => ({
      id: ids.offered(question, answer.answer),
      answerText: words(answer.text),
      defaultAnswer: defaults.has(answer.answer),
      ...(answer.no === undefined ? {} : { noId: ids.offered(question, answer.no) }),
      ...(marks ? answer.marks : {}),
    })),
    faqs: toFaqs(question, words),
  };
}

/** Converts the frequently asked questions about a question to the API's format. */
export function toFaqs({ faqs }: Pick<QuestionModel, 'faqs'>, words: Words) {
  return faqs.map((faq) => ({ id: faq.faq, faqQuestion: words(faq.text), faqAnswer: words(faq.answer) }));
}

const organizationFormats: Readonly<Record<string, string>> = { select: 'selection' };

interface OrganizationWireOptions {
  readonly words: Words;
  /** Stored answers in the engine's format: `q301`, and a list of instances for a repeated question. */
  readonly answers?: FlowAnswers;
}

/** Converts a question of an organisation bank with its nested children to the API's format. */
export function toOrganizationQuestion(
  question: QuestionModel,
  { words, answers = {} }: OrganizationWireOptions,
): Readonly<Record<string, unknown>> {
  const parent = parentOf(question);
  const { minimum, maximum, maxLength, pattern } = question.schema;
  const maxInstances = question.repeat?.max;
  const saved = answers[answerKey(question)];
  // The answers below a repeated question are in its instances.
  const inner: OrganizationWireOptions = question.repeat === undefined ? { words, answers } : { words };
  return {
    id: question.question,
    question: words(question.text),
    answerType: organizationFormats[question.format] ?? question.format,
    // The list in braces is part of the specification. It cannot contain texts that differ from the stored values.
    answers: `{${question.answers.map((answer) => answer.answer).join(',')}}`,
    answerList: question.answers.map((answer) => ({ id: answer.answer, text: words(answer.text) })),
    ...(question.help === undefined ? {} : { help: words(question.help) }),
    optional: question.required === false,
    repeatable: question.repeat !== undefined,
    visibilityCondition: parent?.answer ?? 'always',
    ...(parent === undefined ? {} : { parentQuestionId: parent.question }),
    ...(question.messages['required'] === undefined ? {} : { errorMessage: words(question.messages['required']) }),
    ...(pattern === undefined ? {} : { validation: pattern }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(maxInstances === undefined ? {} : { maxInstances }),
    ...(saved === undefined ? {} : { answer: saved }),
    children: question.questions.map((child) => toOrganizationQuestion(child, inner)),
  };
}

/** Converts a question about the business, with its messages for missing and invalid answers. */
export function toStructureQuestion(
  question: QuestionModel,
  options: OrganizationWireOptions,
): Readonly<Record<string, unknown>> {
  const { words } = options;
  const { required, pattern, minimum, maximum } = question.messages;
  const message = pattern ?? minimum ?? maximum;
  return {
    ...toOrganizationQuestion(question, options),
    ...(required === undefined ? {} : { requiredMessage: words(required) }),
    ...(message === undefined ? {} : { errorMessage: words(message) }),
  };
}

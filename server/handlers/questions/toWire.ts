import type { QuestionModel, Text } from '#engine';

type Words = (text: Text) => string;

const wireFormats: Readonly<Record<string, string>> = {
  radio: 'RADIO_BUTTON',
  select: 'DROP_DOWN',
  pairs: 'CHECK_BOX',
};

interface EvaluationWireOptions {
  readonly words: Words;
  /** Marks tell which answer speaks for independence: they are not shown to those who are asked. */
  readonly marks: boolean;
  /** Answers that stand at the beginning, as in a review of earlier ones. */
  readonly defaults?: ReadonlySet<unknown>;
}

/** A question of an evaluation bank in the shape of the specification's API. */
export function toEvaluationQuestion(question: QuestionModel, { words, marks, defaults }: EvaluationWireOptions) {
  return {
    id: question.question,
    questionText: words(question.text),
    ...(question.help === undefined ? {} : { questionHelpText: words(question.help) }),
    answerFormat: wireFormats[question.format] ?? question.format,
    ...(question.group === undefined ? {} : { group: question.group }),
    answers: question.answers.map((answer) => ({
      id: answer.answer,
      answerText: words(answer.text),
      defaultAnswer: defaults === undefined ? answer.default : defaults.has(answer.answer),
      ...(answer.no === undefined ? {} : { noId: answer.no }),
      ...(marks ? answer.marks : {}),
    })),
    faqs: question.faqs.map((faq) => ({ id: faq.faq, faqQuestion: words(faq.text), faqAnswer: words(faq.answer) })),
  };
}

const organizationFormats: Readonly<Record<string, string>> = { select: 'selection' };

/** A question of an organisation bank, its children nested, in the shape of the specification's API. */
export function toOrganizationQuestion(question: QuestionModel, words: Words): Readonly<Record<string, unknown>> {
  const parent = parentOf(question);
  return {
    id: question.question,
    question: words(question.text),
    answerType: organizationFormats[question.format] ?? question.format,
    // The braced list is the specification's; it has no room for words that differ from what is stored.
    answers: `{${question.answers.map((answer) => answer.answer).join(',')}}`,
    answerList: question.answers.map((answer) => ({ id: answer.answer, text: words(answer.text) })),
    ...(question.help === undefined ? {} : { help: words(question.help) }),
    optional: question.required === false,
    repeatable: question.repeat !== undefined,
    visibilityCondition: parent?.answer ?? 'always',
    ...(parent === undefined ? {} : { parentQuestionId: parent.question }),
    ...(question.messages['required'] === undefined ? {} : { errorMessage: words(question.messages['required']) }),
    children: question.questions.map((inner) => toOrganizationQuestion(inner, words)),
  };
}

/** The question and the answer that a condition of the form `this.q301 == 'Yes'` names. */
function parentOf(question: QuestionModel): { readonly question: number; readonly answer: string } | undefined {
  const match = /this\.q(\d+) == '([^']*)'/.exec(JSON.stringify(question.when));
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return { question: Number(match[1]), answer: match[2] };
}

/** A question about the business itself, with the answer that was given before. */
export function toStructureQuestion(
  question: QuestionModel,
  words: Words,
  saved: unknown,
): Readonly<Record<string, unknown>> {
  const pattern = question.schema['pattern'];
  const message = question.messages['pattern'] ?? question.messages['minimum'];
  return {
    ...toOrganizationQuestion(question, words),
    ...(question.messages['required'] === undefined ? {} : { requiredMessage: words(question.messages['required']) }),
    ...(typeof pattern === 'string' ? { validation: pattern } : {}),
    ...(message === undefined ? {} : { errorMessage: words(message) }),
    ...(saved === undefined ? {} : { answer: saved }),
  };
}

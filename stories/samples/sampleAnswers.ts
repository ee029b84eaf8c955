import {
  addInstance,
  type FlowAnswers,
  type QuestionModel,
  type Release,
  resolveAnswers,
  type Scope,
  startAnswers,
  writePath,
} from '#engine';
import { samplePattern } from '../../compiler/samples/samplePattern.ts';
import { findFormat, pairsOf } from '../../engine/flows/questionFormats.ts';

interface AnswersInput {
  readonly questions: readonly QuestionModel[];
  readonly scope: Scope;
  readonly release: Release;
}

/** Enough for the longest bank: each iteration answers one question or adds one group. */
const mostTurns = 500;

/** Returns answers to all questions that become visible; repeated groups have two instances. */
export function sampleAnswers({ questions, scope, release }: AnswersInput): FlowAnswers {
  let answers: FlowAnswers = startAnswers({ questions, saved: {}, prefill: true, scope });
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const items = resolveAnswers({ questions, answers, scope, release }).visible;
    const short = items.find(({ repeat }) => repeat?.canAdd === true && repeat.instances < 2);
    const open = items.find(
      ({ question, value, repeat }) =>
        !repeat && findFormat(question.format)?.isAnswered(question, value) === false && question.format !== 'none',
    );
    if (short) answers = addInstance({ answers, item: short, scope });
    else if (open) answers = writePath(answers, open.path.join('.'), sampleAnswer(open.question));
    else break;
  }
  return answers;
}

/** Returns the first valid answer of a question. */
function sampleAnswer(question: QuestionModel): unknown {
  const { answers, schema, exactly = 1 } = question;
  switch (question.format) {
    case 'radio':
    case 'select':
      return answers[0]?.answer;
    case 'checkboxes':
      return answers.slice(0, exactly).map(({ answer }) => answer);
    case 'pairs':
      return pairsOf(question).map(({ yes }) => yes.answer);
    case 'open-choice':
      return answers[0]?.answer ?? 'An answer of my own';
    case 'yes-no':
      return true;
    case 'date':
      return '2026-03-12';
    case 'date-time':
      return '2026-03-12T14:30:00Z';
    case 'int':
    case 'number': {
      const least = schema['minimum'];
      const most = schema['maximum'];
      const start = typeof least === 'number' ? least : 1;
      return typeof most === 'number' ? Math.min(start, most) : start;
    }
    default: {
      const pattern = schema['pattern'];
      if (typeof pattern === 'string') return samplePattern(pattern, 0);
      return schema['format'] === 'email' ? 'person1@catalogue.example' : `Answer to question ${question.question}`;
    }
  }
}

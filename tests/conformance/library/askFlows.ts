import {
  collectAnswers,
  computeResults,
  type FlowItem,
  isRecord,
  pageItems,
  type QuestionModel,
  resolveAnswers,
  startAnswers,
  validateAnswers,
} from '#engine';
import { expandQuestions } from '../../../engine/flows/expandQuestions.ts';
import { isComplete } from '../../../engine/flows/validateAnswers.ts';
import type { Case } from './askForms.ts';
import { release, runtimeFor, scopeFor } from './world.ts';

/** Functions for cases about questions, by the case's `ask`. */
export const flowQuestions: Readonly<Record<string, (entry: Case) => unknown>> = {
  items: (entry) => resolveAnswers(inputOf(entry)).visible.map(describeItem),
  settle: (entry) => resolveAnswers(inputOf(entry)).answers,
  validate: (entry) => {
    const { release: _release, ...input } = inputOf(entry);
    const word = entry['tell'] === 'messages' ? 'message' : 'code';
    const rules = entry['rules'] === true ? flowOf(entry)?.rules : undefined;
    const runtime = runtimeFor(entry['locale']);
    const all = { ...input, runtime, rules, strict: entry['strict'] === true, offered: offeredIn(entry) };
    const problems = Object.fromEntries(validateAnswers(all).map((problem) => [problem.path, problem[word]]));
    return isComplete(all) === (Object.keys(problems).length === 0) ? problems : 'isComplete disagrees';
  },
  collect: (entry) => collectAnswers(inputOf(entry)),
  results: (entry) => {
    const flow = flowOf(entry);
    const input = inputOf(entry);
    return flow ? computeResults({ flow, picked: collectAnswers(input), scope: input.scope }) : 'no flow';
  },
  start: (entry) => {
    const { begin } = entry;
    const scope = scopeFor(entry['user'], entry['given']);
    return startAnswers({
      questions: questionsOf(entry),
      saved: isRecord(entry['saved']) ? entry['saved'] : {},
      prefill: entry['prefill'] === true,
      ...(entry['resumed'] === true ? {} : { scope }),
      ...(typeof begin === 'string' ? { begin: { expression: { '=': begin }, scope } } : {}),
    });
  },
  pages: (entry) => {
    const pages = entry['pages'] === 'group' ? 'group' : entry['pages'] === 'all' ? 'all' : 'question';
    return pageItems(resolveAnswers(inputOf(entry)).visible, pages).map((page) =>
      page.map((item) => item.path.join('.')),
    );
  },
  expand: (entry) => questionsOf(entry).map(describeQuestion),
};

function inputOf(entry: Case) {
  const { locked, saved } = entry;
  return {
    questions: questionsOf(entry),
    answers: isRecord(entry['answers']) ? entry['answers'] : {},
    scope: scopeFor(entry['user'], entry['given']),
    release,
    ...(typeof locked === 'string' ? { locked: { '=': locked } } : {}),
    ...(isRecord(saved) ? { saved } : {}),
  };
}

/** Returns the flow with the case's name, or the quiz of the library. */
function flowOf({ flow }: Case) {
  return release.flows[typeof flow === 'string' ? flow : 'reader-quiz'];
}

/** Returns the available options by the path of a question. */
function offeredIn({ offered }: Case): Readonly<Record<string, readonly unknown[]>> {
  if (!isRecord(offered)) return {};
  return Object.fromEntries(
    Object.entries(offered).flatMap(([place, list]) => (Array.isArray(list) ? [[place, list]] : [])),
  );
}

/** Returns the questions of a flow, or questions in the response of another system. */
function questionsOf(entry: Case): readonly QuestionModel[] {
  const { items, only } = entry;
  const source = release.entities['foreign-question'];
  if (Array.isArray(items) && source)
    return expandQuestions(source, items, scopeFor(entry['user'], entry['given']), release);
  const own = flowOf(entry)?.questions;
  const questions = isQuestions(own) ? own : [];
  return Array.isArray(only) ? questions.filter(({ question }) => only.includes(question)) : questions;
}

function isQuestions(questions: unknown): questions is readonly QuestionModel[] {
  return Array.isArray(questions);
}

function describeItem({ path, locked, required, groupId, repeat, question }: FlowItem): string {
  return [
    path.join('.'),
    ...(question.format.startsWith('unknown:') ? [question.format] : []),
    ...(groupId === undefined ? [] : [`#${groupId}`]),
    ...(locked ? ['locked'] : []),
    ...(required ? ['required'] : []),
    ...(repeat
      ? [`x${repeat.instances}`, ...(repeat.canAdd ? ['add'] : []), ...(repeat.canRemove ? ['remove'] : [])]
      : []),
  ].join(' ');
}

function describeQuestion(question: QuestionModel): unknown {
  const { text, help, answers, questions, faqs, messages, repeat, exactly, format, required } = question;
  return {
    question: question.question,
    format,
    text,
    ...(help ? { help } : {}),
    ...(answers.length > 0 ? { answers } : {}),
    ...(questions.length > 0 ? { questions: questions.map(describeQuestion) } : {}),
    ...(faqs.length > 0 ? { faqs } : {}),
    ...(Object.keys(messages).length > 0 ? { messages } : {}),
    ...(repeat ? { repeat } : {}),
    ...(exactly === undefined ? {} : { exactly }),
    required,
  };
}

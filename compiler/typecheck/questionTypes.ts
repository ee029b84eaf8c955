import type { Compilation } from '../compile/compilation.ts';
import { findSource } from '../compile/compilation.ts';
import { child, entriesOf, hasProperty, itemsOf, type Node, stringOf } from '../compile/node.ts';
import type { FlowDefinition, Question } from '../language/definitions.types.ts';
import { anyType, type CheckType, numberType, textType } from './checkTypes.ts';
import { typeOfName, typeOfValues } from './typeTable.ts';

/** A question of a flow with the repeated question around it, if there is one. */
export interface PlacedQuestion {
  readonly id: string;
  readonly node: Node<Question>;
  /** Id of the nearest question around it, or itself, that is repeated. */
  readonly repeat: string | undefined;
}

/** Own questions of a flow, children included. */
export function questionsOf(flow: Node<FlowDefinition>): readonly PlacedQuestion[] {
  const found: PlacedQuestion[] = [];
  const visit = (list: Node<FlowDefinition['questions']> | undefined, around: string | undefined): void => {
    for (const node of itemsOf(list)) {
      if (!hasProperty(node, 'question')) continue;
      const id = child(node, 'question')?.json;
      if (typeof id !== 'number' && typeof id !== 'string') continue;
      const repeated = child(node, 'repeat');
      found.push({ id: String(id), node, repeat: around });
      visit(child(node, 'questions'), repeated === undefined || repeated.json === false ? around : String(id));
    }
  };
  visit(child(flow, 'questions'), undefined);
  return found;
}

/** The flow that has the questions: the bank of questions from elsewhere. */
function questionsFor(flow: Node<FlowDefinition>, compilation: Compilation): readonly PlacedQuestion[] {
  const bank = stringOf(child(flow, 'bank'));
  const source = bank === undefined ? flow : findSource(compilation, 'flow', bank);
  return source === undefined ? [] : questionsOf(source);
}

/** Answers of a flow by `q<id>`, as a wizard has them; undefined where no definition has the questions. */
export function typesOfAnswers(
  flow: Node<FlowDefinition>,
  compilation: Compilation,
): Readonly<Record<string, CheckType>> | undefined {
  const questions = questionsFor(flow, compilation);
  if (questions.length === 0) return undefined;
  return Object.fromEntries(questions.map(({ id, node }) => [`q${id}`, typeOfQuestion(id, node)]));
}

function typeOfQuestion(id: string, node: Node<Question>): CheckType {
  const origin = `question/${node.source.id}.q${id}`;
  return { kind: 'optional', of: { ...typeOfAnswer(node), origin }, origin };
}

/** What `this`, `root` and `answers` are in a flow. Of questions from elsewhere the bank tells. */
export function typeOfQuestions(
  flow: Node<FlowDefinition>,
  compilation: Compilation,
): Readonly<Record<string, CheckType>> {
  const bank = stringOf(child(flow, 'bank'));
  const source = bank === undefined ? flow : findSource(compilation, 'flow', bank);
  const questions = questionsFor(flow, compilation);
  if (questions.length === 0) return { this: anyType, root: anyType, answers: anyType };
  const properties: Record<string, CheckType> = { saved: { kind: 'optional', of: anyType } };
  for (const { id, node } of questions) properties[`q${id}`] = typeOfQuestion(id, node);
  const marks: Record<string, CheckType> = {
    question: anyType,
    answer: anyType,
    groupId: { kind: 'optional', of: anyType },
  };
  for (const [name, type] of entriesOf(child(source, 'marks')))
    marks[name] = typeOfName(String(type.json), compilation);
  const answer: CheckType = { kind: 'entity', name: 'an answer', properties: marks };
  for (const result of itemsOf(child(flow, 'results'))) {
    const name = stringOf(child(result, 'field'));
    const type = stringOf(child(result, 'type'));
    if (name !== undefined) properties[name] = type === undefined ? anyType : typeOfName(type, compilation);
  }
  const all: CheckType = { kind: 'entity', name: 'the flow', properties };
  return { this: all, root: all, answers: { kind: 'list', of: answer, max: 500 } };
}

const typeOfFormat: Readonly<Record<string, CheckType>> = {
  text: textType,
  'long-text': textType,
  date: { kind: 'string', refined: 'date' },
  int: numberType,
  number: numberType,
};

function typeOfAnswer(question: Node<Question>): CheckType {
  const format = stringOf(child(question, 'format')) ?? 'text';
  const repeated = child(question, 'repeat');
  if (repeated !== undefined && repeated.json !== false) return anyType;
  if (format !== 'radio' && format !== 'select') return typeOfFormat[format] ?? anyType;
  const ids = itemsOf(child(question, 'answers')).flatMap((answer) => {
    const id: unknown = child(answer, 'answer')?.json ?? answer.json;
    return typeof id === 'string' || typeof id === 'number' ? [id] : [];
  });
  return typeOfValues(ids);
}

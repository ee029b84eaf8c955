import { type Compilation, findSource } from '../compile/compilation.ts';
import { child, hasProperty, itemsOf, type Node, numberOf, stringOf } from '../compile/node.ts';
import type { FlowDefinition, Question } from '../language/definitions.types.ts';
import { anyType, boolType, type CheckType, numberType, textType } from './checkTypes.ts';
import { entityOfOptions, keySpace } from './refineType.ts';
import { typeOfValues } from './typeOfValues.ts';

/** Answers by `q<id>`. */
export type AnswerTypes = Readonly<Record<string, CheckType>>;

/** A list of questions: those of a flow, or the children of a question. */
type Questions = Node<FlowDefinition['questions']> | Node<Question['questions']>;

/** The flow that contains the questions: the bank if a call returns them. */
export function bankOf(flow: Node<FlowDefinition>, compilation: Compilation): Node<FlowDefinition> | undefined {
  const bank = stringOf(child(flow, 'bank'));
  return bank === undefined ? flow : findSource(compilation, 'flow', bank);
}

/** Types of a flow's stored answers. Undefined if no definition contains the questions. */
export function typesOfAnswers(flow: Node<FlowDefinition>, compilation: Compilation): AnswerTypes | undefined {
  const bank = bankOf(flow, compilation);
  const answers = bank === undefined ? {} : typesOfLevel(child(bank, 'questions'), compilation);
  return Object.keys(answers).length === 0 ? undefined : answers;
}

/** The type of a flow's answers as one value. Any type if no definition contains the questions. */
export function typeOfFlowAnswers(id: string, compilation: Compilation): CheckType {
  const flow = findSource(compilation, 'flow', id);
  const properties = flow === undefined ? undefined : typesOfAnswers(flow, compilation);
  return properties === undefined ? anyType : { kind: 'entity', name: `the answers to ${id}`, properties };
}

/** One repetition of a repeated question: the answers to the question itself and to its children. */
export function typesOfRepetition(question: Node<Question>, compilation: Compilation): AnswerTypes {
  const isHeading = stringOf(child(question, 'format')) === 'none';
  const below = typesOfLevel(child(question, 'questions'), compilation);
  return isHeading ? below : { [keyOf(question)]: named(question, typeOfAnswer(question, compilation)), ...below };
}

/** Answers on the same level: those of child questions are on the level of their parent, unless it is repeated. */
export function typesOfLevel(questions: Questions | undefined, compilation: Compilation): AnswerTypes {
  const types: Record<string, CheckType> = {};
  for (const question of itemsOf<unknown>(questions)) {
    if (!isQuestion(question)) continue;
    const key = keyOf(question);
    if (isRepeated(question)) types[key] = named(question, listOfRepetitions(question, compilation));
    else {
      const below = typesOfLevel(child(question, 'questions'), compilation);
      Object.assign(types, { [key]: named(question, typeOfAnswer(question, compilation)) }, below);
    }
  }
  return types;
}

export function isRepeated(question: Node<Question>): boolean {
  const repeat = child(question, 'repeat');
  return repeat !== undefined && repeat.json !== false;
}

function listOfRepetitions(question: Node<Question>, compilation: Compilation): CheckType {
  const max = numberOf(child(child(question, 'repeat'), 'max'));
  const of: CheckType = {
    kind: 'entity',
    name: `an entry of ${keyOf(question)}`,
    properties: typesOfRepetition(question, compilation),
  };
  return { kind: 'list', of, ...(max === undefined ? {} : { max }) };
}

/** An answer may be absent, because the question can be hidden or not yet answered. */
function named(question: Node<Question>, type: CheckType): CheckType {
  const origin = `question/${question.source.id}.${keyOf(question)}`;
  return { kind: 'optional', of: { ...type, origin }, origin };
}

function keyOf(question: Node<Question>): string {
  return `q${String(child(question, 'question')?.json)}`;
}

function isQuestion(node: Node): node is Node<Question> {
  return hasProperty(node, 'question');
}

const typeOfFormat: Readonly<Record<string, CheckType>> = {
  text: textType,
  'long-text': textType,
  date: { kind: 'string', refined: 'date' },
  'date-time': { kind: 'string', refined: 'date-time' },
  'yes-no': boolType,
  int: numberType,
  number: numberType,
};

/** The type of one answer. Several answers are a list of ids. */
export function typeOfAnswer(question: Node<Question>, compilation: Compilation): CheckType {
  const format = stringOf(child(question, 'format')) ?? 'text';
  const known = typeOfFormat[format];
  if (known !== undefined) return known;
  const options = child(question, 'options');
  if (options !== undefined) {
    const key = format === 'open-choice' ? anyType : typeOfKey(entityOfOptions(options, compilation), compilation);
    return format === 'checkboxes' ? { kind: 'list', of: key } : key;
  }
  const ids = itemsOf(child(question, 'answers')).flatMap((answer) => {
    const id: unknown = child(answer, 'answer')?.json ?? answer.json;
    return typeof id === 'string' || typeof id === 'number' ? [id] : [];
  });
  if (format === 'radio' || format === 'select') return typeOfValues(ids);
  if (format === 'open-choice') return ids.every((id) => typeof id === 'string') ? textType : anyType;
  const isSeveral = format === 'checkboxes' || format === 'pairs';
  return isSeveral ? { kind: 'list', of: typeOfValues(ids), max: ids.length } : anyType;
}

const typeOfKeys: Readonly<Record<string, 'string' | 'number'>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
};

/** The type of the keys of the offered records. */
function typeOfKey(entity: string | undefined, compilation: Compilation): CheckType {
  const source = entity === undefined ? undefined : findSource(compilation, 'entity', entity);
  const property = child(child(source, 'properties'), stringOf(child(source, 'key')) ?? '');
  const kind = typeOfKeys[stringOf(child(property, 'type')) ?? ''];
  if (kind === undefined || entity === undefined) return anyType;
  const space = keySpace(entity, compilation);
  return space === undefined ? { kind } : { kind, refined: `key<${space}>` };
}

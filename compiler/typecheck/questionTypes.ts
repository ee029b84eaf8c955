import type { Compilation } from '../compile/compilation.ts';
import { child, entriesOf, hasProperty, itemsOf, type Node, stringOf } from '../compile/node.ts';
import { splitPointer } from '../compile/pointer.ts';
import type { FlowDefinition, Question } from '../language/definitions.types.ts';
import { bankOf, isRepeated, typesOfAnswers, typesOfRepetition } from './answersOfFlow.ts';
import { anyType, type CheckType } from './checkTypes.ts';
import { typeOfName } from './typeTable.ts';
import type { Variables } from './Variables.ts';

/** A question of a flow. */
export interface PlacedQuestion {
  readonly id: string;
  readonly node: Node<Question>;
  /** Whether an enclosing question is repeated. */
  readonly isWithinRepeat: boolean;
}

/** Own questions of a flow, including child questions. */
export function questionsOf(flow: Node<FlowDefinition>): readonly PlacedQuestion[] {
  const found: PlacedQuestion[] = [];
  const visit = (list: Node<FlowDefinition['questions']> | undefined, isWithinRepeat: boolean): void => {
    for (const node of itemsOf(list)) {
      if (!hasProperty(node, 'question')) continue;
      const id = child(node, 'question')?.json;
      if (typeof id !== 'number' && typeof id !== 'string') continue;
      found.push({ id: String(id), node, isWithinRepeat });
      visit(child(node, 'questions'), isWithinRepeat || isRepeated(node));
    }
  };
  visit(child(flow, 'questions'), false);
  return found;
}

const saved: CheckType = { kind: 'optional', of: anyType };

/** The types of `this`, `root` and `answers` in a flow. For questions from elsewhere, the bank determines them. */
export function typeOfQuestions(
  flow: Node<FlowDefinition>,
  compilation: Compilation,
): Readonly<Record<string, CheckType>> {
  const questions = typesOfAnswers(flow, compilation);
  if (questions === undefined) return { this: anyType, root: anyType, answers: anyType };
  const properties: Record<string, CheckType> = { saved, ...questions };
  const marks: Record<string, CheckType> = {
    question: anyType,
    answer: anyType,
    groupId: { kind: 'optional', of: anyType },
  };
  for (const [name, type] of entriesOf(child(bankOf(flow, compilation), 'marks')))
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

interface QuestionPlace {
  readonly known: Variables;
  readonly flow: Node<FlowDefinition>;
  readonly compilation: Compilation;
}

/** Properties of a repeated question that are evaluated in each repetition. */
const readInside: ReadonlySet<string> = new Set(['questions', 'rules', 'answers', 'options', 'value', 'default']);

/** Inside a repeated question, `this` is one repetition. Its conditions are evaluated outside, its rules inside. */
export function typesOfQuestionAt(pointer: string, { known, flow, compilation }: QuestionPlace): Variables {
  let list: Node<FlowDefinition['questions']> | undefined = child(flow, 'questions');
  let around: Node<Question> | undefined;
  const [root, ...members] = splitPointer(pointer);
  if (root !== 'questions') return {};
  for (const [place, member] of members.entries()) {
    if (place % 2 === 1 && member !== 'questions') break;
    if (place % 2 === 1) continue;
    const question = itemsOf(list)[Number(member)];
    if (question === undefined || !hasProperty(question, 'question')) break;
    const below = members[place + 1];
    if (isRepeated(question) && below !== undefined && readInside.has(below)) around = question;
    list = child(question, 'questions');
  }
  if (around === undefined || known['this']?.kind !== 'entity') return {};
  const name = `an entry of q${String(child(around, 'question')?.json)}`;
  return { this: { kind: 'entity', name, properties: { saved, ...typesOfRepetition(around, compilation) } } };
}

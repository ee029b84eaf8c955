import {
  type AnswerModel,
  type Choice,
  canonicalJson,
  type FaqModel,
  type FlowModel,
  hashText,
  type Json,
  type QuestionModel,
} from '#engine';
import type { Compilation } from '../../../compile/compilation.ts';
import { compileAction, oneOf } from '../../../compile/compileAction.ts';
import { compileCall, compileData, compileSequence } from '../../../compile/compileCall.ts';
import { compileComputed, compileOptions, pickDefined } from '../../../compile/compileField.ts';
import { compileRules } from '../../../compile/compileRules.ts';
import {
  compileChoosable,
  compileCondition,
  compileExpressionAt,
  compileJson,
  compileTemplate,
  compileText,
  isChoice,
} from '../../../compile/compileValue.ts';
import { givenOf } from '../../../compile/givenOf.ts';
import { messagesOf } from '../../../compile/messagesOf.ts';
import {
  booleanOf,
  child,
  entriesOf,
  hasProperty,
  itemsOf,
  type Node,
  numberOf,
  stringOf,
  stringsOf,
} from '../../../compile/node.ts';
import type { FlowDefinition, Question, Source } from '../../definitions.types.ts';

type Answer = NonNullable<Question['answers']>[number];
type Faq = NonNullable<Question['faqs']>[number];

export function compileFlow(node: Node<FlowDefinition>, compilation: Compilation): FlowModel {
  const then = child(node, 'then');
  const begin = child(node, 'begin');
  return {
    id: node.source.id,
    title: compileText(child(node, 'title')) ?? { literal: node.source.id },
    given: givenOf(child(node, 'given')),
    data: compileData(child(node, 'data'), compilation),
    ...pickDefined({ text: compileText(child(node, 'text')), bank: stringOf(child(node, 'bank')) }),
    questions: questionsOf(child(node, 'questions'), compilation),
    ...(begin === undefined ? {} : { begin: compileExpressionAt(begin) }),
    prefill: compileCondition(child(node, 'prefill'), false),
    ...(child(node, 'review') === undefined ? {} : { review: compileCondition(child(node, 'review'), false) }),
    locked: compileCondition(child(node, 'locked'), false),
    pages: oneOf(stringOf(child(node, 'pages')), ['question', 'group', 'all'], 'question'),
    order: oneOf(stringOf(child(node, 'order')), ['fixed', 'shuffled'], 'fixed'),
    marks: givenOf(child(node, 'marks')),
    results: itemsOf(child(node, 'results')).map((result) => ({
      field: stringOf(child(result, 'field')) ?? '',
      title: compileText(child(result, 'title')) ?? { literal: stringOf(child(result, 'field')) ?? '' },
      type: stringOf(child(result, 'type')) ?? 'any',
      value: compileExpressionAt(child(result, 'value')),
      ...(booleanOf(child(result, 'shown')) === true ? { shown: true as const } : {}),
    })),
    ...(child(node, 'rules') === undefined ? {} : { rules: compileRules(child(node, 'rules')) }),
    ...pickDefined({ records: recordsOf(child(node, 'records')) }),
    submits: compileSequence(child(node, 'submits'), compilation),
    mode: oneOf(stringOf(child(node, 'mode')), ['edit', 'read', 'print'], 'edit'),
    messages: messagesOf(child(node, 'messages')),
    ...pickDefined({ then: then === undefined ? undefined : compileAction(then, compilation) }),
  };
}

function recordsOf(node: Node<FlowDefinition['records']> | undefined): FlowModel['records'] {
  if (node === undefined) return undefined;
  return {
    of: stringOf(child(node, 'of')) ?? '',
    at: stringOf(child(node, 'at')) ?? '',
    only: Object.fromEntries(entriesOf(child(node, 'only')).map(([path, value]) => [path, compileJson(value.json)])),
    by: stringsOf(child(node, 'by')),
    ...pickDefined({
      since: stringOf(child(node, 'since')),
      release: stringOf(child(node, 'release')),
      outcome: stringOf(child(node, 'outcome')),
      most: numberOf(child(node, 'most')),
    }),
  };
}

function questionsOf(
  node: Node<FlowDefinition['questions']> | undefined,
  compilation: Compilation,
): FlowModel['questions'] {
  if (node === undefined) return [];
  if (!isCalled(node)) return compileQuestions(node, compilation);
  return compileChoosable(node, (call) => compileCall(call, compilation));
}

/** Whether the questions are the result of a call, or of a choice of calls. */
function isCalled(node: Node<FlowDefinition['questions']>): node is Node<Source> {
  if (itemsOf(node).some((item) => hasProperty(item, 'question'))) return false;
  return !Array.isArray(node.json) || isChoice(node.json);
}

function compileQuestions(
  list: Node<FlowDefinition['questions']> | undefined,
  compilation: Compilation,
): readonly QuestionModel[] {
  return itemsOf(list).flatMap((item) => (hasProperty(item, 'question') ? [compileQuestion(item, compilation)] : []));
}

const constraintWords = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'multipleOf'] as const;

/** JSON type of answers, by format. All other formats have text answers. */
const typeOfFormat: Readonly<Record<string, string>> = { int: 'integer', number: 'number', 'yes-no': 'boolean' };

function compileQuestion(node: Node<Question>, compilation: Compilation): QuestionModel {
  const id = child(node, 'question')?.json;
  const format = stringOf(child(node, 'format')) ?? 'text';
  const schema = answerSchema(node, format);
  const initial = child(node, 'default');
  const value = compileComputed(child(node, 'value'));
  return {
    question: typeof id === 'number' ? id : String(id),
    text: compileText(child(node, 'text')) ?? { literal: '' },
    ...pickDefined({ help: compileText(child(node, 'help')) }),
    format,
    answers: itemsOf(child(node, 'answers')).map(compileAnswer),
    ...pickDefined({
      options: compileOptions(child(node, 'options'), compilation),
      unit: compileText(child(node, 'unit')),
      code: codeOf(child(node, 'code')),
      default: initial === undefined ? undefined : compileTemplate(initial),
      value,
    }),
    ...pickDefined({ exactly: numberOf(child(node, 'exactly')), repeat: repeatOf(child(node, 'repeat')) }),
    ...pickDefined({ group: stringOf(child(node, 'group')) }),
    questions: compileQuestions(child(node, 'questions'), compilation),
    faqs: itemsOf(child(node, 'faqs')).map(compileFaq),
    when: compileCondition(child(node, 'when'), true),
    locked: compileCondition(child(node, 'locked'), false),
    required: compileCondition(child(node, 'required'), format !== 'none' && value === undefined),
    rules: compileRules(child(node, 'rules')),
    messages: messagesOf(child(node, 'messages')),
    schema,
    constraint: hashText(canonicalJson(schema)).slice(0, 12),
  };
}

function answerSchema(node: Node<Question>, format: string): Readonly<Record<string, Json>> {
  const schema: Record<string, Json> = {};
  const type = typeOfFormat[format];
  if (type !== undefined) schema['type'] = type;
  if (format === 'date' || format === 'date-time') Object.assign(schema, { type: 'string', format });
  for (const word of constraintWords) {
    const value = child(node, word);
    if (value !== undefined) schema[word] = compileJson(value.json);
  }
  return Object.fromEntries(Object.entries(schema).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Properties of an answer itself. All others are marks of the bank. */
const answerWords: ReadonlySet<string> = new Set(['answer', 'text', 'no', 'default', 'help', 'when']);

function compileAnswer(node: Node<Answer>): AnswerModel {
  const bare = stringOf(node);
  if (bare !== undefined) return { answer: bare, text: compileText(node), default: false, marks: {} };
  const id = answerId(child(node, 'answer')) ?? '';
  const no = answerId(child(node, 'no'));
  const marks = entriesOf(node).filter(([word]) => !answerWords.has(word));
  const conditional = marks.filter(([, value]) => isChoice(value.json));
  const when = child(node, 'when');
  return {
    answer: id,
    text: compileText(child(node, 'text') ?? child(node, 'answer')) ?? { literal: String(id) },
    ...pickDefined({ no }),
    default: booleanOf(child(node, 'default')) ?? false,
    marks: Object.fromEntries(
      marks.flatMap(([word, value]) => (isChoice(value.json) ? [] : [[word, compileJson(value.json)] as const])),
    ),
    ...(conditional.length === 0
      ? {}
      : { conditionalMarks: Object.fromEntries(conditional.map(([word, value]) => [word, compileMark(value)])) }),
    ...(when === undefined ? {} : { when: compileCondition(when, true) }),
  };
}

function compileMark(node: Node): Choice<Json> {
  const mark = compileChoosable(node, ({ json }) => compileJson(json));
  return isChoiceOfMarks(mark) ? mark : { choice: [{ is: mark }] };
}

function isChoiceOfMarks(mark: Json | Choice<Json>): mark is Choice<Json> {
  return typeof mark === 'object' && mark !== null && 'choice' in mark;
}

function codeOf(node: Node<Question['code']> | undefined): QuestionModel['code'] {
  const value = stringOf(child(node, 'value'));
  if (value === undefined) return undefined;
  return { value, ...pickDefined({ system: stringOf(child(node, 'system')) }) };
}

function answerId(node: Node | undefined): string | number | undefined {
  return stringOf(node) ?? numberOf(node);
}

function compileFaq(node: Node<Faq>): FaqModel {
  const id = child(node, 'faq')?.json;
  return {
    faq: typeof id === 'number' ? id : String(id),
    text: compileText(child(node, 'text')) ?? { literal: '' },
    answer: compileText(child(node, 'answer')) ?? { literal: '' },
  };
}

function repeatOf(node: Node<Question['repeat']> | undefined): QuestionModel['repeat'] {
  if (node === undefined || node.json === false) return undefined;
  const max = numberOf(child(node, 'max'));
  return { min: numberOf(child(node, 'min')) ?? 1, ...(max === undefined ? {} : { max }) };
}

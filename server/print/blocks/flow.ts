import {
  type AnswerModel,
  type CallModel,
  type FlowItem,
  type FlowModel,
  formatValue,
  isChoice,
  type QuestionModel,
  questionField,
  readQuestions,
  resolveAnswers,
  resolveChoice,
  resolveGiven,
  resolveTemplate,
  startAnswers,
} from '#engine';
import type { FlowBlockModel } from '#engine/blocks/flow';
import { definePrinter } from '../definePrinter.ts';
import type { PrintContext } from '../PrintContext.types.ts';
import type { PrintedPair, PrintedPart } from '../PrintedPart.types.ts';
import { noValue } from '../printFields.ts';
import { printEngineText, printText } from '../printTexts.ts';
import { printTitled } from '../printTitled.ts';
import { readSource, withData, withVariables } from '../readData.ts';

/** Prints the questions of a flow with their answers. The statements of a question are on separate lines below it. */
export const flowPrinter = definePrinter<FlowBlockModel>('flow', ({ block, context }) =>
  printTitled(context, block.title, async (inner) => {
    const { release, scope } = inner;
    const flow = release.flows[block.of];
    if (flow === undefined) throw new Error(`The release has no flow "${block.of}".`);
    const given = withVariables(inner, resolveGiven(flow.given, block.with, scope, release));
    const begin = block.begin === undefined ? undefined : { value: resolveTemplate(block.begin, scope) };
    return printFlow(await withData(given, flow.data), flow, begin);
  }),
);

async function printFlow(
  context: PrintContext,
  flow: FlowModel,
  initial: { readonly value: unknown } | undefined,
): Promise<readonly PrintedPart[]> {
  const { scope, release } = context;
  const call = callOf(context, flow);
  const answer = call === undefined ? undefined : await readSource(context, call);
  const { questions, saved } = readQuestions({ flow, call, answer, scope, release });
  const begin = initial ?? (flow.begin === undefined ? undefined : { expression: flow.begin, scope });
  const known = startAnswers({ questions, saved, prefill: false, ...(begin === undefined ? {} : { begin }) });
  const { visible } = resolveAnswers({ questions, answers: known, scope, release, locked: flow.locked, saved });
  if (visible.length === 0) return [{ part: 'paragraph', text: printEngineText(context, 'nothing') }];
  return [{ part: 'pairs', pairs: visible.flatMap((item) => pairsOf(context, item)) }];
}

/** Returns the call that loads the questions. Undefined if the flow contains them. */
function callOf({ scope, release }: PrintContext, { questions }: FlowModel): CallModel | undefined {
  if (isChoice(questions)) return resolveChoice<CallModel>(questions, scope, release.access.policies);
  return 'run' in questions ? questions : undefined;
}

function pairsOf(context: PrintContext, item: FlowItem): readonly PrintedPair[] {
  const { question, value } = item;
  const label = printText(context, question.text);
  if (question.format === 'pairs') return [{ label, value: '' }, ...statementsOf(context, question, value)];
  if (question.format === 'none' || item.repeat !== undefined) return [{ label, value: '' }];
  const { scope, release, locale } = context;
  const read = formatValue(questionField(question), value, scope, { release, locale });
  if (read === '') return [{ label, value: noValue }];
  return [{ label, value: question.unit === undefined ? read : `${read} ${printText(context, question.unit)}` }];
}

function statementsOf(context: PrintContext, { answers }: QuestionModel, value: unknown): readonly PrintedPair[] {
  const stored: readonly unknown[] = Array.isArray(value) ? value : [];
  return answers
    .filter(({ no }) => no !== undefined)
    .map((answer) => ({ label: printText(context, answer.text), value: sideOf(context, answer, stored) }));
}

function sideOf(context: PrintContext, { answer, no }: AnswerModel, stored: readonly unknown[]): string {
  if (stored.includes(answer)) return printEngineText(context, 'yes');
  return no !== undefined && stored.includes(no) ? printEngineText(context, 'no') : noValue;
}

import type { CallModel, Choice, FlowModel, QuestionModel, Release } from '#engine';

/** A flow that contains its questions. */
export interface Bank {
  readonly flow: FlowModel;
  readonly questions: readonly QuestionModel[];
}

/**
 * Returns the bank of a question operation: that of the flow which calls it with the same constant arguments. Throws if
 * there is none, which the gate would have refused.
 */
export function findBank(release: Release, operation: string, constants: Readonly<Record<string, unknown>> = {}): Bank {
  for (const flow of Object.values(release.flows)) {
    const bank = flow.bank === undefined ? undefined : release.flows[flow.bank];
    if (bank === undefined || !ownsQuestions(bank)) continue;
    if (callsOf(flow).some((call) => call.run === operation && agrees(call, constants))) {
      return { flow: bank, questions: bank.questions };
    }
  }
  throw new Error(`No flow asks ${operation} with ${JSON.stringify(constants)}.`);
}

/** Returns whether there is a bank for these arguments. */
export function hasBank(release: Release, operation: string, constants: Readonly<Record<string, unknown>>): boolean {
  return Object.values(release.flows).some(
    (flow) =>
      flow.bank !== undefined && callsOf(flow).some((call) => call.run === operation && agrees(call, constants)),
  );
}

function ownsQuestions(flow: FlowModel): flow is FlowModel & { readonly questions: readonly QuestionModel[] } {
  return Array.isArray(flow.questions);
}

/** Returns every call that can load a flow's questions, including fallbacks. */
function callsOf(flow: FlowModel): readonly CallModel[] {
  const { questions } = flow;
  if (isQuestions(questions)) return [];
  const calls = isChoice(questions) ? questions.choice.map((branch) => branch.is) : [questions];
  return calls.flatMap(withFallback);
}

function withFallback(call: CallModel): readonly CallModel[] {
  return call.otherwise === undefined ? [call] : [call, ...withFallback(call.otherwise)];
}

function isQuestions(questions: FlowModel['questions']): questions is readonly QuestionModel[] {
  return Array.isArray(questions);
}

function isChoice(questions: CallModel | Choice<CallModel>): questions is Choice<CallModel> {
  return 'choice' in questions;
}

function agrees(call: CallModel, constants: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(constants).every(([name, value]) => call.with[name] === undefined || call.with[name] === value);
}

import type { FlowAnswers, FlowModel } from '#engine';
import { askedQuestions } from '../plan/visibleQuestions.ts';
import { sampleAnswers } from '../samples/sampleAnswers.ts';
import { type SampleSource, sampleGiven } from '../samples/sampleGiven.ts';

/** Returns answers to all questions that a flow shows in the catalogue. */
export function sampleFlowAnswers(flow: FlowModel, source: SampleSource): FlowAnswers {
  const { release, scope } = source;
  const variables = sampleGiven(flow.given, source);
  return sampleAnswers({ questions: askedQuestions(flow, release), scope: { ...scope, variables }, release });
}

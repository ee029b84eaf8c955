import { collectAnswers } from '../flows/collectAnswers.ts';
import { computeResults } from '../flows/computeResults.ts';
import type { FlowInput, FlowItem, SelectedAnswer } from '../flows/FlowAnswers.ts';
import { resolveAnswers } from '../flows/resolveAnswers.ts';
import { isDeepEqual } from '../forms/isDeepEqual.ts';
import type { FlowModel, ResultFieldModel } from '../model/kinds/flow.types.ts';
import { explainQuestions } from './explainQuestions.ts';
import type { ExplainedQuestion } from './Reason.types.ts';
import { evaluationsByPath, latestOf } from './reasonOf.ts';
import { type TracedExpression, traceScope } from './traceScope.ts';

interface OutcomeInput extends Pick<FlowInput, 'questions' | 'answers' | 'scope' | 'release'> {
  readonly flow: Pick<FlowModel, 'results'>;
}

/** A question whose answer counts, and what the answer changes. */
export interface CountedQuestion {
  readonly item: FlowItem;
  /** The selected answers with their marks, as results read them. */
  readonly picked: readonly SelectedAnswer[];
  /** The results that would be others if the question had no answer. */
  readonly without: readonly ChangedResult[];
}

export interface ChangedResult {
  readonly field: string;
  /** The result without the answer. Undefined if there would be none. */
  readonly value: unknown;
}

export interface ExplainedResult {
  readonly result: ResultFieldModel;
  /** Undefined if there is none. */
  readonly value: unknown;
  readonly evaluated: readonly TracedExpression[];
}

export interface ExplainedOutcome {
  readonly counted: readonly CountedQuestion[];
  /** The questions that were not shown, with the reasons. */
  readonly hidden: readonly ExplainedQuestion[];
  /** In the order in which they are computed. */
  readonly results: readonly ExplainedResult[];
}

/**
 * Explains the results of a flow: which answers count with which marks, which questions were not shown, and how each
 * result was computed. The answers are those of `collectAnswers`, and the results those of `computeResults`. What an
 * answer changes is found by computing the results again without it.
 */
export function explainOutcome({ flow, scope, ...input }: OutcomeInput): ExplainedOutcome {
  const given = { ...input, scope };
  const picked = collectAnswers(given);
  const trace = traceScope(scope);
  const results = computeResults({ flow, picked, scope: trace.scope });
  const paths = evaluationsByPath(trace.evaluated);
  return {
    counted: resolveAnswers(given).visible.flatMap((item): readonly CountedQuestion[] => {
      const own = picked.filter((pick) => isOf(pick, item));
      if (own.length === 0) return [];
      const rest = picked.filter((pick) => !own.includes(pick));
      const others = computeResults({ flow, picked: rest, scope });
      const changed = flow.results.filter(({ field }) => !isDeepEqual(results[field], others[field]));
      return [{ item, picked: own, without: changed.map(({ field }) => ({ field, value: others[field] })) }];
    }),
    hidden: explainQuestions(given).filter(({ item }) => !item.visible),
    results: flow.results.map((result) => ({
      ...{ result, value: results[result.field] },
      evaluated: latestOf(paths.get(result.field) ?? []),
    })),
  };
}

/** The item of a repeated question as a whole has no answer: each of its instances has its own. */
function isOf({ question, groupId }: SelectedAnswer, item: FlowItem): boolean {
  return item.repeat === undefined && item.question.question === question && item.groupId === groupId;
}

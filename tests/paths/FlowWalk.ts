import type { FlowAnswers, FlowItem, QuestionModel } from '#engine';
import type { Ledger } from './createLedger.ts';
import type { Sheet } from './createSheet.ts';
import type { World } from './findWorlds.ts';
import type { FlowSource } from './flowSources.ts';
import type { Subject } from './subject.ts';

/** One source of a flow that is walked. */
export interface FlowWalk {
  readonly source: FlowSource;
  readonly sheet: Sheet;
  readonly world: World;
  readonly subject: Subject;
  readonly ledger: Ledger;
}

/** A question that is shown with complete answers. */
export interface Shown {
  /** The question of the definition. */
  readonly question: QuestionModel;
  /** The question as it is currently shown. */
  readonly item: FlowItem;
  readonly place: string;
  readonly answers: FlowAnswers;
}

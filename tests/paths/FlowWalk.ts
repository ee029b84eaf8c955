import type { FlowAnswers, FlowItem, QuestionModel } from '#engine';
import type { Ledger } from './createLedger.ts';
import type { Sheet } from './createSheet.ts';
import type { World } from './findWorlds.ts';
import type { FlowSource } from './flowSources.ts';
import type { Subject } from './subject.ts';

/** One source of a flow that is being walked. */
export interface FlowWalk {
  readonly source: FlowSource;
  readonly sheet: Sheet;
  readonly world: World;
  readonly subject: Subject;
  readonly ledger: Ledger;
}

/** Where a question stands among complete answers. */
export interface Shown {
  /** As the definition has it. */
  readonly question: QuestionModel;
  /** As it is asked now. */
  readonly item: FlowItem;
  readonly place: string;
  readonly answers: FlowAnswers;
}

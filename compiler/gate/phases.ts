import { checkAllow, checkUnusedPolicies } from './checkAllow.ts';
import { checkArguments } from './checkArguments.ts';
import { checkBankSources, checkBanks } from './checkBanks.ts';
import { checkBindings } from './checkBindings.ts';
import { checkCaseNames } from './checkCaseNames.ts';
import { checkColumns } from './checkColumns.ts';
import { checkConstants } from './checkConstants.ts';
import { checkData } from './checkData.ts';
import { checkExamples } from './checkExamples.ts';
import { checkExpressions } from './checkExpressions.ts';
import { checkFields } from './checkFields.ts';
import { checkForeign } from './checkForeign.ts';
import { checkGivenValues } from './checkGivenValues.ts';
import { checkKinds } from './checkKinds.ts';
import { checkLeaving } from './checkLeaving.ts';
import { checkLifecycles } from './checkLifecycles.ts';
import { checkNames } from './checkNames.ts';
import { checkOutcomeReach } from './checkOutcomeReach.ts';
import { checkParameters, checkRoutes } from './checkParameters.ts';
import { checkPatterns } from './checkPatterns.ts';
import { checkPresence } from './checkPresence.ts';
import { checkRecord } from './checkRecord.ts';
import { checkRemember } from './checkRemember.ts';
import { checkSort } from './checkSort.ts';
import { checkTaken, checkTakenAcross } from './checkTaken.ts';
import { checkTexts } from './checkTexts.ts';
import { checkTitles } from './checkTitles.ts';
import { checkTravel } from './checkTravel.ts';
import { checkUnused } from './checkUnused.ts';
import { checkQuestionValues, checkValues } from './checkValues.ts';
import { checkStepNames, checkWizards } from './checkWizards.ts';
import { checkWords } from './checkWords.ts';
import type { Gate } from './Gate.ts';
import { checkOutcomes } from './outcomes.ts';

export type Check = (gate: Gate) => void;

/** One phase of the gate: it gathers all its errors, and the next one starts only when there are none. */
export interface Phase {
  readonly phase: string;
  /** What is wrong with one definition, seen with those that it names. */
  readonly checks: readonly Check[];
  /** What is wrong between definitions that do not name each other. */
  readonly across?: readonly Check[];
}

/** Phases in their order. */
export const phases: readonly Phase[] = [
  { phase: 'words', checks: [checkWords, checkForeign] },
  { phase: 'names', checks: [checkNames, checkTaken, checkStepNames, checkRoutes], across: [checkTakenAcross] },
  { phase: 'fields', checks: [checkFields, checkColumns, checkSort, checkKinds] },
  {
    phase: 'bindings',
    checks: [checkBindings, checkParameters, checkLeaving, checkData, checkTravel, checkRecord],
    across: [checkUnused],
  },
  {
    phase: 'expressions',
    checks: [checkExpressions, checkArguments, checkGivenValues, checkPatterns, checkRemember],
  },
  {
    phase: 'logic',
    checks: [
      checkLifecycles,
      checkWizards,
      checkOutcomes,
      checkBanks,
      checkConstants,
      checkPresence,
      checkValues,
      checkQuestionValues,
      checkOutcomeReach,
    ],
    across: [checkBankSources],
  },
  { phase: 'access', checks: [checkAllow], across: [checkUnusedPolicies] },
  { phase: 'texts', checks: [checkTexts, checkTitles] },
  { phase: 'examples', checks: [checkExamples, checkCaseNames] },
];

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
import { checkLifecycles } from './checkLifecycles.ts';
import { checkNames } from './checkNames.ts';
import { checkParameters, checkRoutes } from './checkParameters.ts';
import { checkPatterns } from './checkPatterns.ts';
import { checkTaken, checkTakenAcross } from './checkTaken.ts';
import { checkTexts } from './checkTexts.ts';
import { checkTitles } from './checkTitles.ts';
import { checkTravel } from './checkTravel.ts';
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
  { phase: 'fields', checks: [checkFields, checkColumns] },
  { phase: 'bindings', checks: [checkBindings, checkParameters, checkData, checkTravel] },
  { phase: 'expressions', checks: [checkExpressions, checkArguments, checkConstants, checkPatterns] },
  { phase: 'logic', checks: [checkLifecycles, checkWizards, checkOutcomes, checkBanks], across: [checkBankSources] },
  { phase: 'access', checks: [checkAllow], across: [checkUnusedPolicies] },
  { phase: 'texts', checks: [checkTexts, checkTitles] },
  { phase: 'examples', checks: [checkExamples, checkCaseNames] },
];

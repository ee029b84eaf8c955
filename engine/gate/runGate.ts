import type { DefinitionError } from '../errors/DefinitionError.ts';
import type { DefinitionSet } from '../load/Definition.ts';
import { checkAllow } from './checkAllow.ts';
import { checkArguments } from './checkArguments.ts';
import { checkBanks } from './checkBanks.ts';
import { checkBindings } from './checkBindings.ts';
import { checkColumns } from './checkColumns.ts';
import { checkConstants } from './checkConstants.ts';
import { checkData } from './checkData.ts';
import { checkExamples } from './checkExamples.ts';
import { checkExpressions } from './checkExpressions.ts';
import { checkFields } from './checkFields.ts';
import { checkForeign } from './checkForeign.ts';
import { checkKinds } from './checkKinds.ts';
import { checkLifecycles } from './checkLifecycles.ts';
import { checkNames } from './checkNames.ts';
import { checkOutcomeReach } from './checkOutcomeReach.ts';
import { checkPatterns } from './checkPatterns.ts';
import { checkPresence } from './checkPresence.ts';
import { checkRecord } from './checkRecord.ts';
import { checkRemember } from './checkRemember.ts';
import { checkSort } from './checkSort.ts';
import { checkTaken } from './checkTaken.ts';
import { checkTexts } from './checkTexts.ts';
import { checkTitles } from './checkTitles.ts';
import { checkTravel } from './checkTravel.ts';
import { checkUnused } from './checkUnused.ts';
import { checkQuestionValues, checkValues } from './checkValues.ts';
import { checkStepNames, checkWizards } from './checkWizards.ts';
import { checkWords } from './checkWords.ts';
import { createGate, type Gate } from './Gate.ts';
import { checkOutcomes } from './outcomes.ts';

type Check = (gate: Gate) => void;

/** Phases in their order. Each gathers all its errors; the next one starts only when there are none. */
const phases: readonly { readonly phase: string; readonly checks: readonly Check[] }[] = [
  { phase: 'words', checks: [checkWords, checkForeign] },
  { phase: 'names', checks: [checkNames, checkTaken, checkStepNames] },
  { phase: 'fields', checks: [checkFields, checkColumns, checkSort, checkKinds] },
  { phase: 'bindings', checks: [checkBindings, checkData, checkTravel, checkRecord, checkUnused] },
  { phase: 'expressions', checks: [checkExpressions, checkArguments, checkPatterns, checkRemember] },
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
  },
  { phase: 'access', checks: [checkAllow] },
  { phase: 'texts', checks: [checkTexts, checkTitles] },
  { phase: 'examples', checks: [checkExamples] },
];

/** Everything wrong with a set, of the first phase that finds errors, and the warnings up to there. Never throws. */
export function runGate(set: DefinitionSet): readonly DefinitionError[] {
  const gate = createGate(set);
  for (const { checks } of phases) {
    for (const check of checks) check(gate);
    if (gate.errors.some((error) => error.severity === 'error')) break;
  }
  return gate.errors;
}

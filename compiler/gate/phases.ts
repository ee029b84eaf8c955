import { checkAllow, checkUnusedPolicies } from './checks/access/checkAllow.ts';
import { checkFieldAccess } from './checks/access/checkFieldAccess.ts';
import { checkInternalOperations } from './checks/access/checkInternalOperations.ts';
import { checkSecrets } from './checks/access/checkSecrets.ts';
import { checkBindings } from './checks/bindings/checkBindings.ts';
import { checkCreation } from './checks/bindings/checkCreation.ts';
import { checkData } from './checks/bindings/checkData.ts';
import { checkExternalAddress } from './checks/bindings/checkExternalAddress.ts';
import { checkFileNames } from './checks/bindings/checkFileNames.ts';
import { checkGivens } from './checks/bindings/checkGivens.ts';
import { checkParameters, checkRoutes } from './checks/bindings/checkParameters.ts';
import { checkRecord } from './checks/bindings/checkRecord.ts';
import { checkTravel } from './checks/bindings/checkTravel.ts';
import { checkUnused } from './checks/bindings/checkUnused.ts';
import { checkCaseNames } from './checks/examples/checkCaseNames.ts';
import { checkExampleKeys, checkExampleReferences } from './checks/examples/checkExampleKeys.ts';
import { checkExampleRecords } from './checks/examples/checkExampleRecords.ts';
import { checkExamples } from './checks/examples/checkExamples.ts';
import { checkArguments } from './checks/expressions/checkArguments.ts';
import { checkExpressions } from './checks/expressions/checkExpressions.ts';
import { checkGivenValues } from './checks/expressions/checkGivenValues.ts';
import { checkInitialRecord } from './checks/expressions/checkInitialRecord.ts';
import { checkPatterns } from './checks/expressions/checkPatterns.ts';
import { checkRemember } from './checks/expressions/checkRemember.ts';
import { checkColumns } from './checks/fields/checkColumns.ts';
import { checkCreated } from './checks/fields/checkCreated.ts';
import { checkEvery } from './checks/fields/checkEvery.ts';
import { checkFields } from './checks/fields/checkFields.ts';
import { checkFilters } from './checks/fields/checkFilters.ts';
import { checkFinders } from './checks/fields/checkFinders.ts';
import { checkGroupSecrets, checkGroups } from './checks/fields/checkGroups.ts';
import { checkKeywords } from './checks/fields/checkKeywords.ts';
import { checkKinds } from './checks/fields/checkKinds.ts';
import { checkSort } from './checks/fields/checkSort.ts';
import { checkStoredValues } from './checks/fields/checkStoredValues.ts';
import { checkViewNames } from './checks/fields/checkViews.ts';
import { checkActBodies } from './checks/logic/checkActBodies.ts';
import { checkAnswerRecords } from './checks/logic/checkAnswerRecords.ts';
import { checkBankSources, checkBanks } from './checks/logic/checkBanks.ts';
import { checkDecided } from './checks/logic/checkDecided.ts';
import { checkDerivedStates } from './checks/logic/checkDerivedStates.ts';
import { checkDrafts } from './checks/logic/checkDrafts.ts';
import { checkEditable } from './checks/logic/checkEditable.ts';
import { checkFillableBodies } from './checks/logic/checkFillableBodies.ts';
import { checkFillableForms } from './checks/logic/checkFillableForms.ts';
import { checkInitialAnswers } from './checks/logic/checkInitialAnswers.ts';
import { checkLifecycles } from './checks/logic/checkLifecycles.ts';
import { checkPrimary } from './checks/logic/checkPrimary.ts';
import { checkQuestions } from './checks/logic/checkQuestions.ts';
import { checkReadWizards } from './checks/logic/checkReadWizards.ts';
import { checkShares } from './checks/logic/checkShares.ts';
import { checkQuestionValues, checkValues } from './checks/logic/checkValues.ts';
import { checkWaitingFields } from './checks/logic/checkWaitingFields.ts';
import { checkWizardAnswers } from './checks/logic/checkWizardAnswers.ts';
import { checkWizardEnds } from './checks/logic/checkWizardEnds.ts';
import { checkStepNames, checkWizards } from './checks/logic/checkWizards.ts';
import { checkOutcomes } from './checks/logic/outcomes.ts';
import { checkCycles, checkEventCycles } from './checks/names/checkCycles.ts';
import { checkDuplicates, checkDuplicatesAcrossSet } from './checks/names/checkDuplicates.ts';
import { checkEffects } from './checks/names/checkEffects.ts';
import { checkFieldLists } from './checks/names/checkFieldLists.ts';
import { checkNames } from './checks/names/checkNames.ts';
import { checkEngineTexts, checkTexts } from './checks/texts/checkTexts.ts';
import { checkTitles } from './checks/texts/checkTitles.ts';
import { checkForeign } from './checks/words/checkForeign.ts';
import { checkFormNames } from './checks/words/checkFormNames.ts';
import { checkProperties } from './checks/words/checkProperties.ts';
import type { Gate } from './Gate.ts';
import { checkConstants } from './proofs/checkConstants.ts';
import { checkOutcomeReach } from './proofs/checkOutcomeReach.ts';
import { checkPresence } from './proofs/checkPresence.ts';
import { checkRuleConflicts } from './proofs/checkRuleConflicts.ts';

export type Check = (gate: Gate) => void;

/** One phase of the gate. It reports all its errors. The next phase only runs if there are none. */
export interface Phase {
  readonly phase: string;
  /** Checks of one definition and those that it refers to. */
  readonly checks: readonly Check[];
  /** Checks between definitions that do not refer to each other. */
  readonly across?: readonly Check[];
}

/** Phases in order. */
export const phases: readonly Phase[] = [
  { phase: 'words', checks: [checkProperties, checkForeign, checkFormNames] },
  {
    phase: 'names',
    checks: [checkNames, checkFieldLists, checkDuplicates, checkStepNames, checkRoutes, checkCycles],
    across: [checkDuplicatesAcrossSet, checkEventCycles, checkEffects],
  },
  {
    phase: 'fields',
    checks: [
      checkFields,
      checkKeywords,
      checkColumns,
      checkViewNames,
      checkSort,
      checkFilters,
      checkFinders,
      checkGroups,
      checkKinds,
      checkCreated,
      checkStoredValues,
      checkEvery,
    ],
  },
  {
    phase: 'bindings',
    checks: [
      checkBindings,
      checkGivens,
      checkFileNames,
      checkParameters,
      checkExternalAddress,
      checkData,
      checkTravel,
      checkRecord,
      checkCreation,
    ],
    across: [checkUnused],
  },
  {
    phase: 'expressions',
    checks: [checkExpressions, checkArguments, checkGivenValues, checkInitialRecord, checkPatterns],
    across: [checkRemember],
  },
  {
    phase: 'logic',
    checks: [
      checkLifecycles,
      checkActBodies,
      checkDerivedStates,
      checkWizards,
      checkFillableBodies,
      checkWizardEnds,
      checkDrafts,
      checkWizardAnswers,
      checkOutcomes,
      checkBanks,
      checkInitialAnswers,
      checkQuestions,
      checkReadWizards,
      checkPrimary,
      checkShares,
      checkDecided,
      checkAnswerRecords,
      checkEditable,
      checkConstants,
      checkPresence,
      checkRuleConflicts,
      checkValues,
      checkQuestionValues,
      checkOutcomeReach,
    ],
    across: [checkBankSources, checkFillableForms, checkWaitingFields],
  },
  {
    phase: 'access',
    checks: [checkAllow, checkInternalOperations, checkSecrets, checkGroupSecrets, checkFieldAccess],
    across: [checkUnusedPolicies],
  },
  { phase: 'texts', checks: [checkTexts, checkTitles], across: [checkEngineTexts] },
  {
    phase: 'examples',
    checks: [checkExamples, checkExampleRecords, checkExampleKeys, checkCaseNames],
    across: [checkExampleReferences],
  },
];

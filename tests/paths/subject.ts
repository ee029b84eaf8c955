import { addInstance, collectAnswers, pageItems, removeInstance, startAnswers, validateAnswers } from '#engine';
import {
  applyEvent,
  checkEventAvailability,
  createLifecycleMachine,
  createWizardMachine,
  deriveState,
} from '#machines';
import { resolveAnswers } from '../../engine/flows/resolveAnswers.ts';
import { turnPage } from '../../renderer/flows/turnPage.ts';
import { createFormStore } from '../../renderer/forms/createFormStore.ts';

/** The functions under test. A planted fault replaces one of them. */
export const subject = {
  takeEvent: applyEvent,
  offerEvent: checkEventAvailability,
  deriveState,
  createLifecycleMachine,
  settleAnswers: resolveAnswers,
  validateAnswers,
  collectAnswers,
  startAnswers,
  addInstance,
  removeInstance,
  pageItems,
  turnPage,
  createFormStore,
  createWizardMachine,
} as const;

export type Subject = typeof subject;

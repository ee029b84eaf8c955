import { deriveState } from '#compiler';
import {
  addInstance,
  collectAnswers,
  offerEvent,
  pageItems,
  removeInstance,
  takeEvent,
  validateAnswers,
} from '#engine';
import { createLifecycleMachine, createWizardMachine } from '#machines';
import { settleAnswers } from '../../engine/flows/settleAnswers.ts';
import { turnPage } from '../../renderer/flows/turnPage.ts';
import { createFormStore } from '../../renderer/forms/createFormStore.ts';

/** The functions that the walks put to the test. A planted fault replaces one of them. */
export const subject = {
  takeEvent,
  offerEvent,
  deriveState,
  createLifecycleMachine,
  settleAnswers,
  validateAnswers,
  collectAnswers,
  addInstance,
  removeInstance,
  pageItems,
  turnPage,
  createFormStore,
  createWizardMachine,
} as const;

export type Subject = typeof subject;

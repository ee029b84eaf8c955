import {
  type EntityStorage,
  type Handler,
  importTaskStore,
  type JobWorker,
  passwordHandlers,
  resetMailWorker,
  ssoHandlers,
} from '#server';
import { organizationStore } from '../tables/organizationStore.ts';
import { personStore } from '../tables/personStore.ts';
import { signInStore } from '../tables/signInStore.ts';
import {
  companyStore,
  documentSubmitStore,
  emailTemplateStore,
  evaluationStore,
  notificationStore,
  organizationTransferStore,
  paymentStore,
  projectNoteStore,
  projectStore,
  requisitionStore,
  signingEnvelopeStore,
} from '../tables/stores.ts';
import { userStore } from '../tables/userStore.ts';
import { portalAccountHandlers } from './accounts/accounts.ts';
import { defenseFileHandlers } from './defense-file/defenseFile.ts';
import { documentHandlers } from './documents/documents.ts';
import { expireDocumentsWorker } from './documents/expireDocumentsWorker.ts';
import { changeEvaluationStatus } from './evaluations/changeEvaluationStatus.ts';
import { compareEvaluations } from './evaluations/compareEvaluations.ts';
import { evaluationQuestions, reviewEvaluation } from './evaluations/evaluationQuestions.ts';
import { getEvaluation } from './evaluations/getEvaluation.ts';
import { listEvaluations } from './evaluations/listEvaluations.ts';
import { listFaqs } from './evaluations/listFaqs.ts';
import { predictEvaluation } from './evaluations/predictEvaluation.ts';
import { remindEvaluationsWorker } from './evaluations/remindEvaluationsWorker.ts';
import { requestFullEvaluation } from './evaluations/requestFullEvaluation.ts';
import { restructureProject } from './evaluations/restructureProject.ts';
import { skipEvaluation } from './evaluations/skipEvaluation.ts';
import { submitEvaluation } from './evaluations/submitEvaluation.ts';
import { legalHandlers } from './legal/legal.ts';
import { lookupHandlers } from './lookups/lookups.ts';
import { notificationHandlers } from './notifications/notifications.ts';
import { activationHandlers } from './onboarding/activation.ts';
import { conflictHandlers } from './onboarding/conflict.ts';
import { structureHandlers } from './onboarding/structure.ts';
import { organizationHandlers } from './organizations/organizations.ts';
import { resourceHandlers } from './organizations/resources.ts';
import { paymentHandlers } from './payments/payments.ts';
import { listPersonHandlers } from './persons/listPersons.ts';
import { personHandlers } from './persons/persons.ts';
import { clientHandlers } from './projects/clients.ts';
import { projectHandlers } from './projects/projects.ts';
import { flexReportHandlers } from './reports/flexReports.ts';
import { reportHandlers } from './reports/reports.ts';
import { createRequisition } from './requisitions/createRequisition.ts';
import { excelHandlers } from './scheduler/excel.ts';
import { schedulerHandlers } from './scheduler/scheduler.ts';
import { signDocumentHandlers } from './signing/signDocument.ts';
import { signingHandlers } from './signing/signing.ts';
import { userHandlers } from './users/users.ts';

/** All handlers of the portal without a default. The server does not start if one is missing. */
export const handlers: readonly Handler[] = [
  ...activationHandlers,
  ...clientHandlers,
  ...conflictHandlers,
  ...defenseFileHandlers,
  ...documentHandlers,
  ...flexReportHandlers,
  ...legalHandlers,
  ...lookupHandlers,
  ...notificationHandlers,
  ...organizationHandlers,
  ...resourceHandlers,
  ...passwordHandlers,
  ...paymentHandlers,
  ...listPersonHandlers,
  ...personHandlers,
  ...portalAccountHandlers,
  ...projectHandlers,
  ...reportHandlers,
  ...excelHandlers,
  ...schedulerHandlers,
  ...signDocumentHandlers,
  ...signingHandlers,
  ...ssoHandlers,
  ...structureHandlers,
  ...userHandlers,
  changeEvaluationStatus,
  compareEvaluations,
  evaluationQuestions,
  createRequisition,
  getEvaluation,
  listEvaluations,
  listFaqs,
  predictEvaluation,
  requestFullEvaluation,
  restructureProject,
  reviewEvaluation,
  skipEvaluation,
  submitEvaluation,
];

/** Storage of each entity. */
export const storages: readonly EntityStorage[] = [
  companyStore,
  documentSubmitStore,
  emailTemplateStore,
  evaluationStore,
  importTaskStore,
  notificationStore,
  organizationStore,
  organizationTransferStore,
  paymentStore,
  personStore,
  projectNoteStore,
  projectStore,
  requisitionStore,
  signInStore,
  signingEnvelopeStore,
  userStore,
];

/** Background jobs. */
export const jobs: readonly JobWorker[] = [resetMailWorker, expireDocumentsWorker, remindEvaluationsWorker];

import type { Migrations } from '#server';
import { portalTables } from './002-portal-tables.ts';
import { portalIndexes } from './005-portal-indexes.ts';
import { projectDetails } from './006-project-details.ts';
import { signing } from './008-signing.ts';
import { activatedContractors } from './009-activated-contractors.ts';
import { portalVersions } from './015-portal-versions.ts';
import { reusedAnswers } from './016-reused-answers.ts';
import { organizationsOfAccounts } from './018-organizations-of-accounts.ts';
import { roundsOfEvaluations } from './022-rounds-of-evaluations.ts';
import { documentSubmits } from './027-document-submits.ts';
import { organizations } from './028-organizations.ts';
import { organizationTransfers } from './029-organization-transfers.ts';
import { accountLists } from './031-account-lists.ts';
import { templateLanguages } from './034-template-languages.ts';
import { payments } from './039-payments.ts';
import { namesOfProjects } from './040-names-of-projects.ts';
import { contractorTypes } from './044-contractor-types.ts';
import { searchTextOfProjects } from './059-search-text-of-projects.ts';
import { studioFunctions } from './063-studio-functions.ts';
import { previewFunctions } from './067-preview-functions.ts';
import { whyFunction } from './071-why-function.ts';
import { searchPrefixesOfProjects } from './074-search-prefixes-of-projects.ts';
import { searchTextOfPersons } from './075-search-text-of-persons.ts';
import { notificationMonths } from './076-notification-months.ts';
import { unchangedPeople } from './077-unchanged-people.ts';
import { plannedPeople } from './079-planned-people.ts';

/**
 * Migrations of the portal's tables. They run in one order of names with those of the server. There are no downgrades,
 * and a released migration is never edited.
 */
export const migrations: Migrations = {
  '002-portal-tables': portalTables,
  '005-portal-indexes': portalIndexes,
  '006-project-details': projectDetails,
  '008-signing': signing,
  '009-activated-contractors': activatedContractors,
  '015-portal-versions': portalVersions,
  '016-reused-answers': reusedAnswers,
  '018-organizations-of-accounts': organizationsOfAccounts,
  '022-rounds-of-evaluations': roundsOfEvaluations,
  '027-document-submits': documentSubmits,
  '028-organizations': organizations,
  '029-organization-transfers': organizationTransfers,
  '031-account-lists': accountLists,
  '034-template-languages': templateLanguages,
  '039-payments': payments,
  '040-names-of-projects': namesOfProjects,
  '044-contractor-types': contractorTypes,
  '059-search-text-of-projects': searchTextOfProjects,
  '063-studio-functions': studioFunctions,
  '067-preview-functions': previewFunctions,
  '071-why-function': whyFunction,
  '074-search-prefixes-of-projects': searchPrefixesOfProjects,
  '075-search-text-of-persons': searchTextOfPersons,
  '076-notification-months': notificationMonths,
  '077-unchanged-people': unchangedPeople,
  '079-planned-people': plannedPeople,
};

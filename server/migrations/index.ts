import type { Migrations } from '../contract/Portal.types.ts';
import { neutralTables } from './001-neutral-tables.ts';
import { editions } from './003-editions.ts';
import { documentTables } from './004-documents.ts';
import { signInAttempts } from './007-sign-in-attempts.ts';
import { requestCounts } from './010-request-counts.ts';
import { mailContents } from './011-mail-contents.ts';
import { draftEndings } from './014-drafts.ts';
import { versions } from './015-versions.ts';
import { definitionAreas } from './017-definition-areas.ts';
import { mailLanguages } from './019-mail-languages.ts';
import { storedValues } from './020-stored-values.ts';
import { preferences } from './021-preferences.ts';
import { storedFiles } from './026-stored-files.ts';
import { signIns } from './030-sign-ins.ts';
import { storedFunctions } from './032-stored-functions.ts';
import { storedRoles } from './033-stored-roles.ts';
import { imports } from './037-imports.ts';
import { unsentMails } from './047-unsent-mails.ts';
import { replayedAnswers } from './064-replayed-answers.ts';
import { previews } from './066-previews.ts';
import { draftAuthors } from './070-draft-authors.ts';
import { scheduledPublications } from './072-scheduled-publications.ts';
import { movedInstances } from './073-moved-instances.ts';
import { eventMonths } from './076-event-months.ts';
import { eventChain } from './078-event-chain.ts';

/** Migrations of the server's tables. There are no downgrades, and a released migration is never edited. */
export const migrations: Migrations = {
  '001-neutral-tables': neutralTables,
  '003-editions': editions,
  '004-documents': documentTables,
  '007-sign-in-attempts': signInAttempts,
  '010-request-counts': requestCounts,
  '011-mail-contents': mailContents,
  '014-drafts': draftEndings,
  '015-counted-versions': versions,
  '017-definition-areas': definitionAreas,
  '019-mail-languages': mailLanguages,
  '020-stored-values': storedValues,
  '021-preferences': preferences,
  '026-stored-files': storedFiles,
  '030-sign-ins': signIns,
  '032-stored-functions': storedFunctions,
  '047-unsent-mails': unsentMails,
  '037-imports': imports,
  '033-stored-roles': storedRoles,
  '066-previews': previews,
  '064-replayed-answers': replayedAnswers,
  '070-draft-authors': draftAuthors,
  '072-scheduled-publications': scheduledPublications,
  '073-moved-instances': movedInstances,
  '076-event-months': eventMonths,
  '078-event-chain': eventChain,
};

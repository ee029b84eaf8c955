import type { Migration } from 'kysely/migration';
import { neutralTables } from './001-neutral-tables.ts';
import { portalTables } from './002-portal-tables.ts';
import { editions } from './003-editions.ts';
import { documentTables } from './004-documents.ts';
import { portalIndexes } from './005-portal-indexes.ts';
import { projectDetails } from './006-project-details.ts';
import { signInAttempts } from './007-sign-in-attempts.ts';
import { signing } from './008-signing.ts';
import { activatedContractors } from './009-activated-contractors.ts';
import { requestCounts } from './010-request-counts.ts';
import { mailContents } from './011-mail-contents.ts';
import { draftEndings } from './014-drafts.ts';
import { portalVersions, versions } from './015-versions.ts';
import { reusedAnswers } from './016-reused-answers.ts';

type Steps = Readonly<Record<string, Migration>>;

/** What any portal stands on. */
const neutral: Steps = {
  '001-neutral-tables': neutralTables,
  '003-editions': editions,
  '004-documents': documentTables,
  '007-sign-in-attempts': signInAttempts,
  '014-drafts': draftEndings,
  '011-mail-contents': mailContents,
  '015-counted-versions': versions,
  '010-request-counts': requestCounts,
};

/** Tables of the product that lives in this repository. */
const product: Steps = {
  '002-portal-tables': portalTables,
  '005-portal-indexes': portalIndexes,
  '006-project-details': projectDetails,
  '008-signing': signing,
  '016-reused-answers': reusedAnswers,
  '015-portal-versions': portalVersions,
  '009-activated-contractors': activatedContractors,
};

/** Every step of the tables in order of name. Forward only: a step that was released is never edited. */
export const migrations: Steps = { ...neutral, ...product };

/** The steps of a portal that is made of definitions alone. */
export const neutralMigrations: Steps = neutral;

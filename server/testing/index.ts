/** The door for tests of a portal: databases to test on, and the parts that a server without a network is made of. */
export { accountHandlers } from '../accounts/accountHandlers.ts';
export { draftHandlers } from '../drafts/draftHandlers.ts';
export { createFileStore } from '../files/createFileStore.ts';
export { type App, createApp } from '../http/createApp.ts';
export type { DemoProvider } from '../http/demoProvider/openDemoProvider.ts';
export { createWorkers } from '../jobs/createWorkers.ts';
export { createMailQueue } from '../mail/createMailQueue.ts';
export { mailboxHandlers } from '../mailbox/mailboxHandlers.ts';
export { createClock } from '../operations/createClock.ts';
export { createReleaseStore } from '../releases/createReleaseStore.ts';
export { keyOf, keyOfPath } from '../releases/definitionPath.ts';
export { editionHandlers } from '../releases/editionHandlers.ts';
export { readDefinitions } from '../releases/readDefinitions.ts';
export { releaseHandlers } from '../releases/releaseHandlers.ts';
export { eachDatabase, type Fill } from './eachDatabase.ts';
export { saveMigratedTables, type TestTables } from './saveMigratedSnapshot.ts';
export { testSecret } from './testSecret.ts';

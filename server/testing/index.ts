/** Entry point for tests of a portal: databases, and a server without a network. */
export type { DemoProvider } from '../http/demoProvider/openDemoProvider.ts';
export { readDefinitions } from '../releases/readDefinitions.ts';
export { createPublishing, type SentChange } from './createPublishing.ts';
export { bothDatabases, eachDatabase, type Fill } from './eachDatabase.ts';
export { hashQuickly } from './hashQuickly.ts';
export { type Method, openApp, type TestAnswer, type TestApp } from './openApp.ts';
export { saveMigratedTables, type TestTables } from './saveMigratedSnapshot.ts';

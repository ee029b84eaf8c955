import { assertNodeVersion } from '../server/config/assertNodeVersion.ts';

assertNodeVersion(process.versions.node);
// Imported only now: on an old Node these modules would not even parse.
const { runServer } = await import('#server');
const { findPortal } = await import('./findPortal.ts');
await runServer(findPortal);

import { assertNodeVersion } from '../server/config/assertNodeVersion.ts';

assertNodeVersion(process.versions.node);
// Imported dynamically, because an old Node cannot parse these modules.
const { runServer } = await import('#server');
const { findPortal } = await import('./findPortal.ts');
await runServer(findPortal);

import { runServer } from '#server';
import { findPortal } from '../findPortal.ts';

/** The server of `npm run dev`, which sends its status to the parent process. */
await runServer(findPortal, { onStatus: (status) => void process.send?.(status) });

import { runServer } from '#server';
import { findPortal } from '../findPortal.ts';

/** The server of `npm run dev`, which tells the process that began it what is live. */
await runServer(findPortal, { onStatus: (status) => void process.send?.(status) });

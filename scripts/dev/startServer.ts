import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { FolderStatus } from '#server';

interface StartOptions {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly onStatus: (status: FolderStatus) => void;
}

/** Starts the server. Node restarts it when an imported file changes. */
export function startServer({ args, env, onStatus }: StartOptions): ChildProcess {
  const server = fork(join(import.meta.dirname, 'serve.ts'), args, {
    env,
    execArgv: ['--watch', '--watch-preserve-output'],
  });
  server.on('message', (message) => {
    // Node's watch mode sends messages on the same channel.
    if (isFolderStatus(message)) onStatus(message);
  });
  return server;
}

function isFolderStatus(message: unknown): message is FolderStatus {
  return typeof message === 'object' && message !== null && 'status' in message;
}

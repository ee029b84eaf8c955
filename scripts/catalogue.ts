import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findDefinitions } from './command/findDefinitions.ts';
import { commandOptions, refuseMore, runCommand } from './command/runCommand.ts';

const usage = `
npm run catalogue -- [folder]

Serves the stories of the definitions of the portal, of the examples and of a folder, and those of blocks and widgets.

  --port <number>         port; without it, 6006
`;

const root = join(import.meta.dirname, '..');

await runCommand(usage, async () => {
  const options = { ...commandOptions, port: { type: 'string', default: '6006' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  refuseMore(positionals, 1);
  const folder = findDefinitions(positionals[0] ?? values.definitions);
  const storybook = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const tool = spawn(process.execPath, [storybook, 'dev', '-p', values.port, '--ci'], {
    cwd: root,
    env: { ...process.env, DEFINITIONS: folder.root },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tool.kill(signal));
  await new Promise<void>((resolve) => {
    tool.once('exit', (code) => {
      process.exitCode = code ?? 0;
      resolve();
    });
  });
});

import { fileURLToPath } from 'node:url';
import { parseArgs, styleText } from 'node:util';
import { readConfig } from '../server/config/readConfig.ts';
import { examine, type Finding } from '../server/doctor/examine.ts';
import { commandOptions, refuseMore, runCommand } from './command/runCommand.ts';
import { findPortal } from './findPortal.ts';

const usage = `
npm run doctor

Examines everything that a server with the current settings (the environment and .env) needs: Node, the built page, the
settings, the port, the data folder and its free room, the database with its version, clock and migrations, files,
scanner, mail server and sign-in provider. Ends with 1 when there is a problem.
`;

const marks = { good: ['green', '✓'], warning: ['yellow', '!'], problem: ['red', '✗'] } as const;

await runCommand(usage, async () => {
  const { positionals } = parseArgs({ options: commandOptions, allowPositionals: true });
  refuseMore(positionals, 0);
  const config = readConfig(process.env, { dotenv: true });
  const { migrations } = await findPortal(config);
  const page = fileURLToPath(new URL('../dist/portal', import.meta.url));
  const findings = await examine({ config, migrations, page, nodeVersion: process.versions.node });
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  for (const finding of findings) console.log(printed(finding, width));
  if (findings.some(({ verdict }) => verdict === 'problem')) process.exitCode = 1;
});

function printed({ subject, verdict, text }: Finding, width: number): string {
  const [colour, mark] = marks[verdict];
  return `${styleText(colour, mark, { stream: process.stdout })} ${subject.padEnd(width)}  ${text}`;
}

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config/readConfig.ts';
import { eventFileKey, publicKeyOf } from '../server/events/file/eventFileKey.ts';
import { verifyEventFile } from '../server/events/file/verifyEventFile.ts';
import { readSecret } from '../server/readSecret.ts';

const usage = `npm run verify-file -- FILE [--key KEY]
  Verifies an exported file of events: whether a byte of it was altered, and where. It needs nothing but the file.

  --key KEY      the file must be sealed with this key
  --server-key   prints the key that this server seals its files with
  --help         prints this

  Without --key, the file is compared with the key that is in it. Compare that key with the one that the operator of the
  server has named: whoever alters a file can seal it anew with a key of their own.
`;

/** Prints the result and returns the exit code. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, 'server-key': { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const [path] = positionals;
  if (values['server-key'] === true) {
    process.stdout.write(`${publicKeyOf(eventFileKey(await readSecret(readConfig(process.env, { dotenv: true }))))}\n`);
    return 0;
  }
  if (values.help === true || path === undefined) {
    (values.help === true ? process.stdout : process.stderr).write(usage);
    return values.help === true ? 0 : 2;
  }
  const verdict = verifyEventFile(await readFile(path), values.key);
  if (!verdict.unaltered) {
    const lines = verdict.problems.map(({ at, message }) => `  ${at}  ${message}`);
    process.stdout.write(`${path} was altered.\n${lines.join('\n')}\n`);
    return 1;
  }
  const { title, events, first, last, release, head, publicKey } = verdict.file;
  const span = first === undefined ? '' : `, from ${first} to ${last}`;
  process.stdout.write(`${path} is unaltered.
  ${title}
  ${events} events${span}
  release ${release}
  written after event ${head.seq} of the log, ${head.at}
  sealed with the key ${publicKey}
`);
  return 0;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});

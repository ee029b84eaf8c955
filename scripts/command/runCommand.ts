/** Options of every command for `parseArgs`. `--help` is handled first. */
export const commandOptions = {
  help: { type: 'boolean', short: 'h' },
  definitions: { type: 'string' },
} as const;

const commonUsage = `  --definitions <folder>  folder of the definitions; without it, DEFINITIONS, or the portal's
  -h, --help              print this`;

/** Invalid arguments. The message is printed with the usage. */
export class UsageError extends Error {}

/**
 * Runs a command. `--help` prints its usage and exits with 0. Invalid arguments print the error and the usage, and exit
 * with 2. Any other error prints its message and exits with 1. It ends quietly if nobody reads its output any more, as
 * with `| head`.
 */
export async function runCommand(usage: string, run: () => void | Promise<void>): Promise<void> {
  process.stdout.on('error', endUnread);
  const whole = `${usage.trim()}\n${commonUsage}`;
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(whole);
    return;
  }
  try {
    await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isWrongCall = error instanceof UsageError || isParseError(error);
    console.error(isWrongCall ? `${firstSentence(message)}\n\n${whole}` : message);
    process.exitCode = isWrongCall ? 2 : 1;
  }
}

function endUnread(error: Error): void {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
  process.exit();
}

/** Throws a `UsageError` for unexpected arguments. */
export function refuseMore(words: readonly string[], most: number): void {
  const strange = words[most];
  if (strange !== undefined) throw new UsageError(`Unexpected argument '${strange}'`);
}

function isParseError(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** The rest of a `parseArgs` message concerns arguments that begin with a dash. */
function firstSentence(message: string): string {
  return message.split('. To specify')[0] ?? message;
}

/** Options of every command, for `parseArgs`. `--help` is answered before the others are read. */
export const commandOptions = {
  help: { type: 'boolean', short: 'h' },
  definitions: { type: 'string' },
} as const;

const commonUsage = `  --definitions <folder>  folder of the definitions; without it, DEFINITIONS, or the portal's
  -h, --help              print this`;

/** The command was called wrongly: the message is printed with the usage. */
export class UsageError extends Error {}

/**
 * Runs a command. `--help` prints its usage and ends with 0. A wrong call prints what is wrong and the usage, and ends
 * with 2. Of other errors only the message is printed, and the command ends with 1.
 */
export async function runCommand(usage: string, run: () => void | Promise<void>): Promise<void> {
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

/** Refuses words that the command does not take. */
export function refuseMore(words: readonly string[], most: number): void {
  const strange = words[most];
  if (strange !== undefined) throw new UsageError(`Unexpected argument '${strange}'`);
}

function isParseError(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** What follows in a message of `parseArgs` is about arguments that begin with a dash. */
function firstSentence(message: string): string {
  return message.split('. To specify')[0] ?? message;
}

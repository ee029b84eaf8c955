/** What the check is asked on the command line. */
export interface CheckArguments {
  /** Print JSON, for tools. */
  readonly json: boolean;
  /** Folder of the definitions; absent: the portal's. */
  readonly folder?: string;
  /** Print where something is named: `entity/book`, `property/book.title`. */
  readonly whereUsed?: string;
}

/** Reads a folder, `--json` and `--where-used <kind>/<id>`; throws a sentence when they make no sense. */
export function readCheckArguments(args: readonly string[]): CheckArguments {
  const rest = args.filter((argument) => argument !== '--json');
  const json = rest.length < args.length;
  const at = rest.indexOf('--where-used');
  const whereUsed = at < 0 ? undefined : rest[at + 1];
  if (at >= 0 && whereUsed?.includes('/') !== true) {
    throw new Error('--where-used <kind>/<id>, such as entity/book');
  }
  const [folder, ...others] = at < 0 ? rest : rest.filter((_argument, index) => index !== at && index !== at + 1);
  const strange = [folder, ...others].find((argument) => argument?.startsWith('--')) ?? others[0];
  if (strange !== undefined) throw new Error(`Unknown argument: ${strange}`);
  return { json, ...(folder === undefined ? {} : { folder }), ...(whereUsed === undefined ? {} : { whereUsed }) };
}

/** What the check is asked on the command line. */
export interface CheckArguments {
  /** Print JSON, for tools. */
  readonly json: boolean;
  /** Print where something is named: `entity/book`, `property/book.title`. */
  readonly whereUsed?: string;
}

/** Reads `--json` and `--where-used <kind>/<id>`; throws a sentence when they make no sense. */
export function readCheckArguments(args: readonly string[]): CheckArguments {
  const rest = args.filter((argument) => argument !== '--json');
  const json = rest.length < args.length;
  const [word, name, ...others] = rest;
  if (word === undefined) return { json };
  if (word !== '--where-used' || others.length > 0) throw new Error(`Unknown argument: ${word}`);
  if (name === undefined || !name.includes('/')) throw new Error('--where-used <kind>/<id>, such as entity/book');
  return { json, whereUsed: name };
}

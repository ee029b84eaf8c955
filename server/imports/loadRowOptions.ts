import { type CallModel, canonicalJson, type Expression, type FieldModel, isExpression, type Scope } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import { findPaged, loadSource, type RunAsUser } from '../operations/loadOptions.ts';

/** The options of the rows of one import. */
export interface RowOptions {
  /** Returns all options of a source for a row. Undefined if the row lacks an argument. */
  load(source: CallModel | Expression, scope: Scope): Promise<readonly unknown[] | undefined>;
  /** Returns the record of a value from a paged source; `unknown` if its operation cannot return it. */
  find(field: FieldModel, value: unknown): Promise<unknown>;
}

/** Cached results of calls for earlier rows. They are used for one part of the rows. */
export type Remembered = Map<string, Promise<unknown>>;

/** Makes a call once for all rows with the same arguments. */
function remember<Answer>(
  remembered: Remembered,
  key: readonly unknown[],
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const name = canonicalJson(key);
  const found = remembered.get(name);
  // The key contains the function and the arguments, so the type is the same.
  if (found !== undefined) return found as Promise<Answer>;
  const asked = ask();
  remembered.set(name, asked);
  return asked;
}

/** Wraps a function so that it runs once per operation and arguments. */
export function rememberRuns(remembered: Remembered): (run: RunAsUser) => RunAsUser {
  return (run) => (id, args, access) => remember(remembered, ['run', id, args], () => run(id, args, access));
}

/** Loads options as the user of a context. */
export function loadRowOptions(
  context: HandlerContext,
  { run, remembered }: { readonly run: RunAsUser; readonly remembered: Remembered },
): RowOptions {
  const once = rememberRuns(remembered)(run);
  return {
    load: (source, scope) => loadSource(source, { scope, context, run: once }),
    async find({ options }, value) {
      const call = options?.source;
      if (options === undefined || call === undefined || isExpression(call)) return 'unknown';
      return remember(remembered, ['find', call.run, value], () => findPaged({ options, call, value, context }));
    },
  };
}

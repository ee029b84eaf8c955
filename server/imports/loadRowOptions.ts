import { type CallModel, canonicalJson, type Expression, type FieldModel, isExpression, type Scope } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import { findPaged, loadSource, type RunAsUser } from '../operations/loadOptions.ts';

/** What the sources of a form offer to the rows of one import. */
export interface RowOptions {
  /** Everything that a source offers for a row; undefined where it cannot be asked with what the row has. */
  load(source: CallModel | Expression, scope: Scope): Promise<readonly unknown[] | undefined>;
  /** The record that a value from a paged source stands for; `unknown` where its operation cannot tell. */
  find(field: FieldModel, value: unknown): Promise<unknown>;
}

/** Answers that were given for rows before, which are the same for as long as a part of the rows is worked on. */
export type Remembered = Map<string, Promise<unknown>>;

/** A call is made once for all rows that make it with the same arguments. */
function remember<Answer>(
  remembered: Remembered,
  key: readonly unknown[],
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const name = canonicalJson(key);
  const found = remembered.get(name);
  // The same question was asked by the same function before.
  if (found !== undefined) return found as Promise<Answer>;
  const asked = ask();
  remembered.set(name, asked);
  return asked;
}

/** The same function, which asks each question once. */
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

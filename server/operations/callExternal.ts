import type { CallExternal } from '../contract/CallExternal.types.ts';

/** The response of another system, or its error, which is thrown again inside the handler. */
type Outcome = { readonly answer: unknown } | { readonly error: unknown };

/** A call of another system. It is thrown to leave the transaction. */
export class ExternalCall extends Error {
  readonly question: string;
  readonly ask: () => Promise<unknown>;
  /** Commit what was written so far before the call. */
  readonly keep: boolean;

  constructor(facts: { readonly question: string; readonly ask: () => Promise<unknown>; readonly keep: boolean }) {
    super(`"${facts.question}" was asked where nobody takes questions out of the transaction.`);
    this.name = 'ExternalCall';
    this.question = facts.question;
    this.ask = facts.ask;
    this.keep = facts.keep;
  }
}

/** More calls than this indicate one call with a new name each time. */
const mostQuestions = 100;

/** Runs a handler, in a new transaction each time, until it makes no more external calls. */
export async function withExternalCalls<Result>(run: (outside: CallExternal) => Promise<Result>): Promise<Result> {
  const told = new Map<string, Outcome>();
  for (;;) {
    try {
      return await run(outsideOf(told));
    } catch (error) {
      if (!(error instanceof ExternalCall) || told.size >= mostQuestions) throw error;
      told.set(error.question, await outcomeOf(error.ask));
    }
  }
}

function outsideOf(told: ReadonlyMap<string, Outcome>): CallExternal {
  return async <Answer>(question: string, begin: () => Promise<() => Promise<Answer>>, how = { keep: false }) => {
    const outcome = told.get(question);
    if (outcome === undefined) throw new ExternalCall({ question, ask: await begin(), keep: how.keep });
    if ('error' in outcome) throw outcome.error;
    // The same call in the same handler has the same type.
    return outcome.answer as Answer;
  };
}

async function outcomeOf(ask: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { answer: await ask() };
  } catch (error) {
    return { error };
  }
}

import type { CallExternal } from '../contract/CallExternal.types.ts';

/** How the answer of another system is asked for: what is thrown there is thrown here again. */
type Outcome = { readonly answer: unknown } | { readonly error: unknown };

/** A question to another system, on its way out of the transaction in which it came up. */
export class ExternalCall extends Error {
  readonly question: string;
  readonly ask: () => Promise<unknown>;
  /** What was written so far is kept while the other system thinks. */
  readonly keep: boolean;

  constructor(facts: { readonly question: string; readonly ask: () => Promise<unknown>; readonly keep: boolean }) {
    super(`"${facts.question}" was asked where nobody takes questions out of the transaction.`);
    this.name = 'ExternalCall';
    this.question = facts.question;
    this.ask = facts.ask;
    this.keep = facts.keep;
  }
}

/** More questions than this are one question with a new name each time. */
const mostQuestions = 100;

/** Runs a call, in a transaction of its own each time, until it has no more questions to other systems. */
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
    // The same question was asked by the same function before.
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

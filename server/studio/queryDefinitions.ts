import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FormNames, SourceFile } from '#compiler';
import type {
  DefinitionAnswers,
  DefinitionQuestions,
  QuestionName,
  SentAnswer,
  SentQuestion,
} from './DefinitionQuestion.types.ts';

interface Asking<Name extends QuestionName> {
  /** Release whose definitions are asked about. */
  readonly hash: string;
  /** Its files; left out while the thread may have them. */
  readonly files?: readonly SourceFile[];
  readonly forms: FormNames;
  readonly name: Name;
  readonly question: DefinitionQuestions[Name];
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, (answer: SentAnswer) => void>;
}

/** Thrown if the thread of the definitions fails: nothing is known about the definitions then. */
export class DefinitionThreadError extends Error {}

let thread: Thread | undefined;
let asked = 0;
let closing: NodeJS.Timeout | undefined;

/** Milliseconds without a question after which the thread ends, to free its memory. */
const idle = 600_000;

/**
 * Asks about the definitions of a release in a thread of its own: reading a whole set takes seconds, in which the
 * server would answer nobody. The thread keeps the set, so that every further question takes milliseconds; it ends after
 * ten minutes without a question. Resolves to
 * undefined when the thread needs the files first. Throws a `DefinitionThreadError` when the thread fails; the next
 * question starts another one.
 */
export async function queryDefinitions<Name extends QuestionName>(
  asking: Asking<Name>,
): Promise<{ readonly answer: DefinitionAnswers[Name] } | undefined> {
  const { forms, ...rest } = asking;
  const sent = await send({ ...rest, extensions: { ...forms } });
  // Receiving a release takes tens of milliseconds. Other requests are answered before the call runs again.
  await nextTurn();
  if ('needs' in sent) return undefined;
  if ('fault' in sent) throw new DefinitionThreadError(sent.fault);
  return { answer: sent.answer as DefinitionAnswers[Name] };
}

function send(message: Omit<SentQuestion, 'id'>): Promise<SentAnswer> {
  const { worker, waiting } = runningThread();
  clearTimeout(closing);
  asked += 1;
  const id = asked;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker.postMessage({ ...message, id });
  });
}

function runningThread(): Thread {
  if (thread !== undefined) return thread;
  const waiting: Thread['waiting'] = new Map();
  // A loader of the process, as a test runner has, does not belong in there.
  const worker = new Worker(new URL('./definitionThread.ts', import.meta.url), { execArgv: [] });
  const mine = { worker, waiting };
  const end = (fault: string): void => {
    if (thread === mine) thread = undefined;
    for (const [id, resolve] of waiting) resolve({ id, fault });
    waiting.clear();
  };
  worker.on('message', (answer: SentAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
    clearTimeout(closing);
    if (waiting.size > 0) return;
    closing = setTimeout(() => {
      // A question that arrives while this thread ends starts another one.
      if (thread === mine) thread = undefined;
      void worker.terminate();
    }, idle).unref();
  });
  worker.on('error', (fault) => end(String(fault)));
  worker.on('exit', () => end('The thread of the definitions has ended.'));
  // A server that stops does not wait for it.
  worker.unref();
  thread = mine;
  return mine;
}

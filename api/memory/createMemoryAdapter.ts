import {
  AbortError,
  type CancelSignal,
  type Clock,
  canonicalJson,
  type Expressions,
  type OperationAdapter,
  OperationError,
  type Release,
  type User,
  type Validators,
} from '#engine';
import { createLifecycleMachines, type LifecycleMachines } from '#machines';
import { answerOperation } from './answerOperation.ts';
import { createMemoryStore, type MemoryStore } from './MemoryStore.ts';

/** The input of a handler. Its return value is the result, with the names of the definitions. */
export interface MemoryCall {
  readonly args: Readonly<Record<string, unknown>>;
  /** Validated and normalised. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly user: User;
  readonly store: MemoryStore;
}

export type MemoryHandler = (call: MemoryCall) => unknown;

export interface MemoryAdapterOptions {
  readonly release: Release;
  /** Entity → its records, as in examples. */
  readonly records: Readonly<Record<string, readonly unknown[]>>;
  readonly validators: Validators;
  readonly user: User | (() => User);
  readonly clock: Clock;
  readonly expressions: Expressions;
  readonly locale?: string;
  /** Machines of the lifecycles. By default the adapter creates its own. */
  readonly machines?: LifecycleMachines;
  /** Handlers for operations other than list, get, create, update, delete or an event. */
  readonly handlers?: Readonly<Record<string, MemoryHandler>>;
  /** Awaited before each response, so that loading states are visible. */
  readonly delay?: () => Promise<void>;
}

/**
 * Creates the adapter that serves records from memory. It checks permissions, bodies and lifecycles like the server.
 */
export function createMemoryAdapter(options: MemoryAdapterOptions): OperationAdapter {
  const store = createMemoryStore(options.release, options.records);
  const { machines = createLifecycleMachines() } = options;
  const answered = new Map<string, { readonly sent: string; readonly answer: unknown }>();
  return {
    async run(id, args = {}, { signal, onceKey } = {}) {
      await pause(options.delay, id, signal);
      const operation = Object.hasOwn(options.release.operations, id) ? options.release.operations[id] : undefined;
      if (!operation) {
        throw new OperationError({
          operation: id,
          status: 0,
          code: 'unknown-operation',
          message: `No operation "${id}"`,
        });
      }
      const user = typeof options.user === 'function' ? options.user() : options.user;
      const once = operation.once && onceKey !== undefined ? `${user.email ?? ''} ${id} ${onceKey}` : undefined;
      const first = once === undefined ? undefined : answered.get(once);
      const sent = canonicalJson(args);
      if (first !== undefined && first.sent !== sent) {
        throw new OperationError({ operation: id, status: 409, code: 'once-reused', message: '' });
      }
      if (first !== undefined) return structuredClone(first.answer);
      const answer = structuredClone(
        store.whole(() => answerOperation({ options, operation, args, user, store, machines })),
      );
      if (once !== undefined) answered.set(once, { sent, answer: structuredClone(answer) });
      return answer;
    },
  };
}

async function pause(
  delay: (() => Promise<void>) | undefined,
  id: string,
  signal: CancelSignal | undefined,
): Promise<void> {
  if (signal?.aborted) throw new AbortError(id);
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(new AbortError(id));
  signal?.addEventListener('abort', stop);
  try {
    await Promise.race([delay?.() ?? Promise.resolve(), promise]);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

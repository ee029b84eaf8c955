import {
  type EntityModel,
  formatText,
  OperationError,
  type OperationModel,
  type Runtime,
  type Scope,
  type Text,
  type User,
} from '#engine';
import type { LifecycleMachines } from '#machines';
import type { MemoryAdapterOptions } from './createMemoryAdapter.ts';
import type { MemoryStore } from './MemoryStore.ts';

/** One running call. */
export interface CallInput {
  readonly options: MemoryAdapterOptions;
  readonly operation: OperationModel;
  readonly args: Readonly<Record<string, unknown>>;
  readonly user: User;
  readonly store: MemoryStore;
  readonly machines: LifecycleMachines;
  /** The call is an effect of an event, not the request of a user. */
  readonly isEffect?: boolean;
}

/** The entity of the operation. */
export function entityOf({ operation, options }: CallInput): EntityModel | undefined {
  const { entities } = options.release;
  return operation.of !== undefined && Object.hasOwn(entities, operation.of) ? entities[operation.of] : undefined;
}

/** A scope with the call's user, settings and clock. */
export function scopeOf({ options, user }: CallInput, variables: Readonly<Record<string, unknown>>): Scope {
  const known = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
  return {
    variables: known,
    user,
    settings: options.release.settings,
    clock: options.clock,
    expressions: options.expressions,
  };
}

/** The release, locale and validators of the call. */
export function runtimeOf({ options }: CallInput): Runtime {
  return { release: options.release, locale: options.locale ?? 'en', validators: options.validators };
}

/** A text in the call's locale. */
export function textOf(input: CallInput, text: Text, scope: Scope): string {
  return formatText(text, scope, { release: input.options.release, locale: input.options.locale ?? 'en' });
}

/** The error of a refused call. */
export function refuse(
  { operation }: CallInput,
  status: number,
  code: string,
  message = code,
  fields?: Readonly<Record<string, string>>,
): OperationError {
  return new OperationError({ operation: operation.id, status, code, message, ...(fields ? { fields } : {}) });
}

import {
  bindCall,
  type CallModel,
  type OperationModel,
  type Release,
  resolveCondition,
  type Scope,
  type Template,
} from '#engine';

interface Asking {
  readonly operation: OperationModel;
  readonly scope: Scope;
  readonly release: Pick<Release, 'access'>;
}

/**
 * Returns the arguments of the call that loads options; undefined while a required answer is missing, so that dependent
 * options do not load everything.
 */
export function readOptionArguments(
  call: CallModel,
  { operation, scope, release }: Asking,
): Readonly<Record<string, unknown>> | undefined {
  if (!resolveCondition(call.when, scope, release.access.policies)) return undefined;
  const { args, unbound } = bindCall(call, { operation, scope, release });
  if (unbound.length > 0) return undefined;
  const waits = Object.entries(call.with).some(
    ([name, template]) => args[name] === undefined && readsAnswers(template),
  );
  return waits ? undefined : args;
}

/** Whether an expression, or a call with its arguments, reads answers of the form. */
export function readsAnswers(template: Template | CallModel): boolean {
  return /\b(?:this|root|chosen|options)\b/.test(JSON.stringify(template));
}

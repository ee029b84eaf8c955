import { bindCall, type CallModel, type OperationModel, resolveCondition, type Scope, type Template } from '#engine';

/**
 * The arguments choices are asked with; absent while an answer they depend on is missing,
 * so that a cascade does not ask for everything.
 */
export function readOptionArguments(
  call: CallModel,
  operation: OperationModel,
  scope: Scope,
): Readonly<Record<string, unknown>> | undefined {
  if (!resolveCondition(call.when, scope)) return undefined;
  const { args, unbound } = bindCall(call, operation, scope);
  if (unbound.length > 0) return undefined;
  const waits = Object.entries(call.with).some(
    ([name, template]) => args[name] === undefined && readsAnswers(template),
  );
  return waits ? undefined : args;
}

function readsAnswers(template: Template): boolean {
  return /\b(?:this|root|chosen|options)\b/.test(JSON.stringify(template));
}

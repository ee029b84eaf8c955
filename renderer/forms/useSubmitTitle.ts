import { bindCall, type FormModel } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { extendScope } from '../scope/extendScope.ts';
import { useScope } from '../scope/useScope.ts';
import { useText } from '../texts/useText.ts';

/**
 * Returns the title of a form's submit button: that of its operation, which can depend on the arguments of the form's
 * call.
 */
export function useSubmitTitle({ submits: [call], submitTitle }: FormModel): string {
  const { release } = useRuntime();
  const scope = useScope();
  const text = useText();
  const operation = call && release.operations[call.run];
  if (!operation) return text(submitTitle);
  return text(submitTitle, undefined, extendScope(scope, { this: bindCall(call, { operation, scope, release }).args }));
}

import { bindCall, type FormModel } from '#engine';
import { extendScope } from '../runtime/extendScope.ts';
import { useRuntime } from '../runtime/useRuntime.ts';
import { useScope } from '../runtime/useScope.ts';
import { useText } from '../runtime/useText.ts';

/** What the submit button of a form says: the title of its operation, which may ask what the form's own call hands over. */
export function useSubmitTitle({ submits: [call], submitTitle }: FormModel): string {
  const { release } = useRuntime();
  const scope = useScope();
  const text = useText();
  const operation = call && release.operations[call.run];
  if (!operation) return text(submitTitle);
  return text(submitTitle, undefined, extendScope(scope, { this: bindCall(call, operation, scope).args }));
}

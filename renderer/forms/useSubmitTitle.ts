import { bindCall, type FormModel } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { extendScope } from '../scope/extendScope.ts';
import { useScope } from '../scope/useScope.ts';
import { useText } from '../texts/useText.ts';

/** What the submit button of a form says: the title of its operation, which may ask what the form's own call hands over. */
export function useSubmitTitle({ submits: [call], submitTitle }: FormModel): string {
  const { release } = useRuntime();
  const scope = useScope();
  const text = useText();
  const operation = call && release.operations[call.run];
  if (!operation) return text(submitTitle);
  return text(submitTitle, undefined, extendScope(scope, { this: bindCall(call, { operation, scope, release }).args }));
}

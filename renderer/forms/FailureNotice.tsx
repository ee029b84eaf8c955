import { ActionBar } from '../actions/ActionBar.tsx';
import type { FailureActions } from '../calls/useRunCall.ts';
import { Alert } from '../look/Alert.tsx';
import { ScopeProvider } from '../scope/ScopeProvider.tsx';

/** The failure of a form's submission. */
export interface FormFailure extends Partial<FailureActions> {
  readonly text: string;
}

/** Shows a failure in the form, with the actions to offer. */
export function FailureNotice({ failure }: { readonly failure: FormFailure }) {
  const { text, actions = [], scope } = failure;
  return (
    <Alert
      severity="error"
      action={
        actions.length > 0 && (
          <ScopeProvider variables={scope?.variables ?? {}}>
            <ActionBar actions={actions} />
          </ScopeProvider>
        )
      }
    >
      {text}
    </Alert>
  );
}

import { ActionBar } from '../actions/ActionBar.tsx';
import type { FailureActions } from '../calls/useRunCall.ts';
import { Alert } from '../look/Alert.tsx';
import { ScopeProvider } from '../scope/ScopeProvider.tsx';

/** What went wrong when a form was sent. */
export interface FormFailure extends Partial<FailureActions> {
  readonly text: string;
}

/** A failure where the form was sent, with what may be done about it. */
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

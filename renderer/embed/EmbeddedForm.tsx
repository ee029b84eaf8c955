import type { Mode } from '#engine';
import { ErrorBoundary } from '../body/ErrorBoundary.tsx';
import { LoadingContent } from '../calls/Loading.tsx';
import { useRuntime } from '../contexts/useRuntime.ts';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';
import { WithDependencies } from '../prefetch/WithDependencies.tsx';
import { RunsProvider } from '../scope/RunsProvider.tsx';
import { getDefinition } from './getDefinition.ts';

const FormView = lazyComponent(
  toLazyModule(
    () => import('../forms/FormView.tsx'),
    ({ FormView }) => FormView,
  ),
  LoadingContent,
);

/** What a form has submitted. */
export interface EmbeddedFormResult {
  /** The answers as they were sent. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** What the last operation of the form returned. */
  readonly result: unknown;
}

interface EmbeddedFormProps {
  /** Id of the form. */
  readonly id: string;
  /** Values for the `given` of the form. */
  readonly given?: Readonly<Record<string, unknown>>;
  readonly mode?: Mode;
  /** Called after the operations of the form have succeeded, before its `then`. */
  readonly onSubmitted?: (submitted: EmbeddedFormResult) => void;
}

const noValues: Readonly<Record<string, unknown>> = {};

/** Renders a form of the release, which submits to its operations. */
export function EmbeddedForm({ id, ...props }: EmbeddedFormProps) {
  return (
    <ErrorBoundary>
      <RunsProvider>
        <FormOfRelease key={id} id={id} {...props} />
      </RunsProvider>
    </ErrorBoundary>
  );
}

function FormOfRelease({ id, given = noValues, mode, onSubmitted }: EmbeddedFormProps) {
  const { release } = useRuntime();
  const form = getDefinition(release.forms, id);
  return (
    <WithDependencies of={form}>
      <FormView
        form={form}
        given={given}
        mode={mode}
        host="page"
        name={id}
        onSubmitted={({ normalised, scope }) =>
          onSubmitted?.({ answers: normalised, result: scope.variables['result'] })
        }
      />
    </WithDependencies>
  );
}

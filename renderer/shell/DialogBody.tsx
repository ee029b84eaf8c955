import type { Scope } from '#engine';
import { Part } from '../body/Part.tsx';
import { Loading } from '../calls/Loading.tsx';
import { type DialogRequest, useDialog } from '../contexts/Dialogs.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { LazyFlowView } from '../flows/LazyFlowView.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';
import { WithDependencies } from '../prefetch/WithDependencies.tsx';

const FormView = lazyComponent(
  toLazyModule(
    () => import('../forms/FormView.tsx'),
    ({ FormView: drawn }) => drawn,
  ),
  () => <Loading />,
);
interface DialogBodyProps {
  readonly request: DialogRequest;
  readonly given: Readonly<Record<string, unknown>>;
}

/** Renders the content of a dialog. A form or flow closes the dialog after it was submitted. */
export function DialogBody({ request, given }: DialogBodyProps) {
  const { release } = useRuntime();
  const dialog = useDialog();
  const { open, mode } = request;
  const form = open.kind === 'form' ? release.forms[open.id] : undefined;
  const flow = open.kind === 'flow' ? release.flows[open.id] : undefined;
  const host = {
    host: 'dialog' as const,
    name: open.id,
    mode,
    given,
    onCancel: () => dialog?.close(),
    onSubmitted: ({ scope }: { readonly scope: Scope }) => dialog?.close({ submitted: true, scope }),
  };
  if (form) {
    return (
      <WithDependencies of={form}>
        <FormView form={form} {...host} />
      </WithDependencies>
    );
  }
  if (flow) {
    return (
      <WithDependencies of={flow}>
        <LazyFlowView flow={flow} {...host} />
      </WithDependencies>
    );
  }
  const screen = release.screens[open.id];
  if (screen === undefined) throw new Error(`No ${open.kind} "${open.id}" in this release`);
  return (
    <WithDependencies of={screen}>
      <Part screen={screen} given={given} place="dialog" />
    </WithDependencies>
  );
}

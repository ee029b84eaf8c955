import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type DialogOutcome, type DialogRequest, type Dialogs, DialogsContext } from '../contexts/Dialogs.ts';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { lazyThemed } from '../theme/lazyThemed.ts';

const ConfirmDialog = lazyComponent(
  lazyThemed(
    () => import('./ConfirmDialog.tsx'),
    ({ ConfirmDialog: drawn }) => drawn,
  ),
);
const OpenDialog = lazyComponent(
  lazyThemed(
    () => import('./OpenDialog.tsx'),
    ({ OpenDialog: drawn }) => drawn,
  ),
);

interface Opened {
  readonly id: number;
  readonly request: DialogRequest;
  readonly settle: (outcome: DialogOutcome) => void;
}

interface Asked {
  readonly id: number;
  readonly question: string;
  readonly answer: string;
  readonly tone: 'danger' | undefined;
  readonly stay: string | undefined;
  readonly settle: (isSure: boolean) => void;
}

let count = 0;

/** Renders the open dialogs: forms, flows, parts and confirmations, one above the other. */
export function DialogHost({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const [asked, setAsked] = useState<readonly Asked[]>([]);

  const dialogs = useMemo<Dialogs>(
    () => ({
      open: (request) =>
        new Promise((settle) => {
          count += 1;
          setOpened((before) => [...before, { id: count, request, settle }]);
        }),
      confirm: (question, answer, more) =>
        new Promise((settle) => {
          count += 1;
          setAsked((before) => [
            ...before,
            { id: count, question, answer, tone: more?.tone, stay: more?.stay, settle },
          ]);
        }),
    }),
    [],
  );
  const close = useCallback((one: Opened, outcome: DialogOutcome) => {
    setOpened((before) => before.filter(({ id }) => id !== one.id));
    one.settle(outcome);
  }, []);
  const answer = useCallback((one: Asked, isSure: boolean) => {
    setAsked((before) => before.filter(({ id }) => id !== one.id));
    one.settle(isSure);
  }, []);

  return (
    <DialogsContext value={dialogs}>
      {children}
      {opened.map((one) => (
        <LoadErrorBoundary key={one.id}>
          <OpenDialog request={one.request} onClose={(outcome) => close(one, outcome)} />
        </LoadErrorBoundary>
      ))}
      {asked.map((one) => (
        <LoadErrorBoundary key={one.id}>
          <ConfirmDialog
            question={one.question}
            answer={one.answer}
            tone={one.tone}
            stay={one.stay}
            onAnswer={(isSure) => answer(one, isSure)}
          />
        </LoadErrorBoundary>
      ))}
    </DialogsContext>
  );
}

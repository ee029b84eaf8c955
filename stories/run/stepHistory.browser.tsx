import { type ReactNode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { DialogContext } from '../../renderer/contexts/Dialogs.ts';
import { useRuntime } from '../../renderer/contexts/useRuntime.ts';
import { WizardView } from '../../renderer/wizards/WizardView.tsx';
import { blockWorld } from '../blocks/blockWorld.ts';
import { until } from '../stage/pressSubmit.ts';
import { Stage } from '../stage/Stage.tsx';

let end = () => {};

afterEach(() => end());

/** The location of the test's router, and its navigation function. */
interface Place {
  state: unknown;
  go: NavigateFunction | undefined;
}

test('Back of the browser leads to the step before, with its answers, and Forward on again', async () => {
  // given
  const { host, place } = await openWizard(false);
  await answer(host, 'Emma');
  press(host, 'Next');
  await until(() => trailOf(place).length === 2);
  // The page is rendered after the history has changed.
  await until(() => stepOf(host) === 'Questions');
  // when
  void place.go?.(-1);
  await until(() => stepOf(host) === 'Book');
  const before = titleField(host)?.value;
  const entry = trailOf(place);
  void place.go?.(1);
  await until(() => stepOf(host) === 'Questions');
  // then
  expect([before, entry, trailOf(place), stepOf(host)]).toEqual(['Emma', ['book'], ['book', 'questions'], 'Questions']);
});

test('Forward stays where it is when an answer has changed since Back', async () => {
  // given
  const { host, place } = await openWizard(false);
  await answer(host, 'Emma');
  press(host, 'Next');
  await until(() => trailOf(place).length === 2);
  // The page is rendered after the history has changed.
  await until(() => stepOf(host) === 'Questions');
  void place.go?.(-1);
  await until(() => stepOf(host) === 'Book');
  // when
  await answer(host, 'Persuasion');
  void place.go?.(1);
  await until(() => trailOf(place).length === 2);
  await until(() => trailOf(place).length === 1);
  // The page is rendered after the history has changed.
  await until(() => stepOf(host) === 'Book');
  // then
  expect(titleField(host)?.value).toBe('Persuasion');
});

test('Back of the wizard goes back in the history too', async () => {
  // given
  const { host, place } = await openWizard(false);
  await answer(host, 'Emma');
  press(host, 'Next');
  await until(() => trailOf(place).length === 2);
  // The page is rendered after the history has changed.
  await until(() => stepOf(host) === 'Questions');
  // when
  press(host, 'Back');
  await until(() => trailOf(place).length === 1);
  await until(() => stepOf(host) === 'Book');
  void place.go?.(1);
  await until(() => trailOf(place).length === 2);
  await until(() => stepOf(host) === 'Questions');
  // then
  expect([trailOf(place), stepOf(host)]).toEqual([['book', 'questions'], 'Questions']);
});

test('a wizard in a dialog leaves the history as it is', async () => {
  // given
  const { host, place } = await openWizard(true);
  const before = place.state;
  await answer(host, 'Emma');
  // when
  press(host, 'Next');
  await until(() => stepOf(host) === 'Questions');
  // then
  expect([before, place.state, stepOf(host)]).toEqual([null, null, 'Questions']);
});

async function openWizard(isDialog: boolean): Promise<{ readonly host: HTMLElement; readonly place: Place }> {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host);
  end = () => root.unmount();
  const place: Place = { state: undefined, go: undefined };
  root.render(
    <Stage world={blockWorld()} looks={{ locale: 'en', theme: 'light' }}>
      <Watch place={place} />
      <Around isDialog={isDialog}>
        <Desk />
      </Around>
    </Stage>,
  );
  await until(() => titleField(host));
  await until(() => isDialog || trailOf(place).length === 1);
  return { host, place };
}

function Desk() {
  const wizard = useRuntime().release.wizards['new-loan'];
  return wizard && <WizardView wizard={wizard} given={{}} />;
}

function Around({ isDialog, children }: { readonly isDialog: boolean; readonly children: ReactNode }) {
  const dialog = useMemo(() => ({ close: () => undefined, entitle: () => undefined, guard: () => undefined }), []);
  return isDialog ? <DialogContext value={dialog}>{children}</DialogContext> : children;
}

function Watch({ place }: { readonly place: Place }) {
  place.state = useLocation().state;
  place.go = useNavigate();
  return null;
}

function trailOf({ state }: Place): readonly string[] {
  const { steps = {} }: { readonly steps?: Readonly<Record<string, readonly string[]>> } = state ?? {};
  return steps['new-loan'] ?? [];
}

function titleField(host: HTMLElement): HTMLInputElement | null {
  return host.querySelector<HTMLInputElement>('form input');
}

async function answer(host: HTMLElement, title: string): Promise<void> {
  const field = await until(() => titleField(host));
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, title);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

function press(host: HTMLElement, name: string): void {
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
}

function stepOf(host: HTMLElement): string | null | undefined {
  return host.querySelector('section[aria-labelledby] [tabindex="-1"]')?.textContent;
}

import Form from '@rjsf/core';
import type { RJSFValidationError, WidgetProps } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRef, type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { anonymous, createExpressions, type FormModel, type Release, type Validators } from '#engine';
import { parsers } from '#engine/parsers';
import { useFormContext } from '../../../renderer/forms/FormContext.ts';
import type { FormStore } from '../../../renderer/forms/FormStore.ts';
import { FormView } from '../../../renderer/forms/FormView.tsx';
import { FormPartsContext } from '../../../renderer/widgets/FormPartsContext.ts';
import { widgets } from '../../../renderer/widgets/widgets.ts';
import { Stage } from '../../../stories/stage/Stage.tsx';
import { compareForm } from './compareForm.ts';
import type { OpenPair } from './Pair.ts';
import { runCases } from './runCases.ts';
import type { PlainForm } from './schemaOfForm.ts';

/**
 * Renders each form twice, by our form block and by plain rjsf, and edits both through probes in place of their
 * widgets.
 */
interface Shown {
  readonly key: string;
  readonly form: FormModel;
  readonly given: Readonly<Record<string, unknown>>;
  readonly plain: PlainForm;
  readonly theirs: RefObject<Form | null>;
  readonly onError: (errors: readonly RJSFValidationError[]) => void;
}

const ours = new Map<string, WidgetProps>();
const theirs = new Map<string, WidgetProps>();
let store: FormStore | undefined;
let shown: Shown | undefined;
const listeners = new Set<() => void>();

function OurProbe(props: WidgetProps) {
  useLayoutEffect(() => {
    ours.set(props.name, props);
    return () => void ours.delete(props.name);
  });
  return null;
}

function StoreProbe() {
  const place = useFormContext();
  useLayoutEffect(() => {
    store = place.store;
  });
  return null;
}

function TheirProbe(props: WidgetProps) {
  const path = props.id.split('/').slice(1).join('.');
  useLayoutEffect(() => {
    theirs.set(path, props);
    return () => void theirs.delete(path);
  });
  return null;
}

const probes = {
  widgets: Object.fromEntries(
    Object.entries(widgets).map(([name, entry]) => [name, { ...entry, Component: OurProbe }]),
  ),
  templates: {},
  extensions: {},
};
/** With these options, rjsf fills in no constants and no booleans for the user. */
const unanswered = { constAsDefaults: 'never', requiredBooleanDefault: 'skip' } as const;
const theirProbes = { probe: TheirProbe };

function Both() {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
  if (!now) return null;
  return (
    <FormPartsContext value={probes} key={now.key}>
      <FormView
        form={now.form}
        given={now.given}
        host="page"
        name={now.key}
        onHandOver={nothing}
        before={<StoreProbe />}
      />
      <Form
        ref={now.theirs}
        {...now.plain}
        validator={validator}
        widgets={theirProbes}
        idPrefix="plain"
        idSeparator="/"
        noHtml5Validate
        showErrorList={false}
        experimental_defaultFormStateBehavior={unanswered}
        onError={(errors) => now.onError(errors)}
      />
    </FormPartsContext>
  );
}

function show(next: Shown | undefined): void {
  flushSync(() => {
    shown = next;
    for (const listener of listeners) listener();
  });
}

function nothing(): void {}

const openPair: OpenPair = async ({ key, form, given, plain }) => {
  let found: readonly RJSFValidationError[] = [];
  const keep = (errors: readonly RJSFValidationError[]): void => {
    found = errors;
  };
  const ref = createRef<Form>();
  ours.clear();
  theirs.clear();
  window.sessionStorage.clear();
  store = undefined;
  show({ key, form, given, plain, theirs: ref, onError: keep });
  await rest();
  const own = (): FormStore => {
    if (!store) throw new Error(`${key} shows nothing.`);
    return store;
  };
  return {
    visible: () => ({ ours: [...ours.keys()].sort(), theirs: [...theirs.keys()].sort() }),
    isLocked: (path) => ours.get(path)?.readonly === true,
    requires: (path) => ours.get(path)?.required === true,
    async edit(path, value) {
      flushSync(() => ours.get(path)?.onChange(value));
      await editPlain(path, value);
    },
    editPlain,
    forget: (path, value) => flushSync(() => own().change(path, value)),
    data: () => ({
      draft: own().getAnswers().draft,
      ours: own().normalised(),
      theirs: ref.current?.omitExtraData(ref.current.state.formData),
    }),
    async errors() {
      found = [];
      flushSync(() => void ref.current?.validateForm());
      await rest();
      let problems: ReturnType<FormStore['validate']> = [];
      flushSync(() => {
        problems = own().validate();
      });
      const drawn = [...document.querySelectorAll('[data-field]')].flatMap((field) =>
        field.querySelector('.field-error') ? [field.getAttribute('data-field') ?? ''] : [],
      );
      return { ours: problems, drawn, theirs: found };
    },
    close: () => show(undefined),
  };
};

async function editPlain(path: string, value: unknown): Promise<void> {
  // Inputs of rjsf report an empty text as undefined.
  flushSync(() => theirs.get(path)?.onChange(value === '' ? undefined : value));
  await rest();
}

/** Resolves after the effects of the last render have run. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(undefined);
  });
}

/** Runs the plan of the test and writes all results to the page. */
async function start(): Promise<void> {
  const plan: { folders: readonly string[]; editsOfEach: number } = await (await fetch('/plan.json')).json();
  const clock = { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' };
  const expressions = createExpressions(parsers);
  const compared: unknown[] = [];
  let cases: unknown;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  for (const folder of plan.folders) {
    const release: Release = await (await fetch(`/${folder}.json`)).json();
    const module: { default: Validators } = await import(/* @vite-ignore */ `${location.origin}/${folder}.js`);
    const user = { ...anonymous, signedIn: true, email: 'ada@example.com' };
    const scope = { variables: {}, user, settings: release.settings, clock, expressions };
    const world = { ...{ release, validators: module.default, records: {}, user, clock, expressions }, scope };
    flushSync(() =>
      root.render(
        <Stage key={folder} world={world} looks={{ locale: 'en', theme: 'light' }}>
          <Both />
        </Stage>,
      ),
    );
    if (folder === 'generated') cases = await runCases(release, scope, openPair);
    for (const [seed, form] of Object.values(release.forms).entries()) {
      if (form.id.startsWith('case-')) continue;
      const found = await compareForm({ form, release, scope, edits: plan.editsOfEach, seed, openPair });
      compared.push(...found.map((one) => ({ folder, ...one })));
    }
  }
  document.body.textContent = JSON.stringify({ compared, cases });
  document.body.dataset['done'] = '';
}

void start();

import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { anonymous, createExpressions, type Release, type Validators } from '#engine';
import { parsers } from '#engine/parsers';
import { FormView } from '../../../renderer/forms/FormView.tsx';
import { Stage } from '../../../stories/stage/Stage.tsx';
import type { Workload } from '../workloads.ts';
import { drive } from './drive.ts';
import { pageStyle } from './Subject.ts';

const expressions = createExpressions(parsers);

const clock = { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' };

let shown: Workload | undefined;
const listeners = new Set<() => void>();
const given = {};

function show(workload: Workload | undefined): void {
  shown = workload;
  for (const listener of listeners) listener();
}

function Host({ release }: { readonly release: Release }) {
  const workload = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
  const form = workload && release.forms[`bench-${workload.fields.length}`];
  if (!form) return null;
  return <FormView form={form} given={given} host="page" name="bench" onHandOver={() => undefined} />;
}

async function start(): Promise<void> {
  const response = await fetch('/release.json');
  const release: Release = await response.json();
  const module: { default: Validators } = await import(/* @vite-ignore */ `${location.origin}/validators.js`);
  const user = { ...anonymous, createExpressions, signedIn: true };
  const world = {
    ...{ release, validators: module.default, records: {}, user, clock, expressions },
    scope: { variables: {}, user, settings: release.settings, clock, expressions },
  };
  const root = createRoot(document.getElementById('root') ?? document.body);
  flushSync(() =>
    root.render(
      <div style={pageStyle}>
        <Stage world={world} looks={{ locale: 'en', theme: 'light' }}>
          <Host release={release} />
        </Stage>
      </div>,
    ),
  );
  drive({
    mount: (workload) => show(workload),
    unmount: () => {
      flushSync(() => show(undefined));
      // Drafts must not be restored.
      window.sessionStorage.clear();
    },
    errors: '.field-error, [id$="__error"]',
    parts: '.field-part',
    reveal({ name }) {
      const part = Math.floor(Number(name.slice(1)) / 10);
      document.querySelectorAll('.field-part')[part]?.scrollIntoView({ block: 'center' });
    },
  });
}

void start();

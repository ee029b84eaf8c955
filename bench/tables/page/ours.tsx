import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { anonymous, createExpressions, type Release } from '#engine';
import type { TableBlockModel } from '#engine/blocks/table';
import { parsers } from '#engine/parsers';
import { TableBlock } from '../../../renderer/blocks/table/TableBlock.tsx';
import { ScopeProvider } from '../../../renderer/scope/ScopeProvider.tsx';
import { makeField } from '../../../stories/samples/makeField.ts';
import { Stage } from '../../../stories/stage/Stage.tsx';
import { columns, makePeople } from '../people.ts';
import { drive } from './drive.ts';

const expressions = createExpressions(parsers);

const people = makePeople(10_000);
const types = { number: 'integer', amount: 'number', active: 'boolean' } as const;
const fields = columns.map(([name, title]) =>
  makeField(name, {
    title: { literal: title },
    type: name === 'number' || name === 'amount' || name === 'active' ? types[name] : 'string',
    ...(name === 'email' || name === 'since' ? { format: name === 'email' ? 'email' : 'date' } : {}),
    ...(name === 'state' ? { values: [{ value: 'LATE', title: { literal: 'Late' }, tone: 'warning' as const }] } : {}),
  }),
);
const block: TableBlockModel = {
  ...{ block: 'table', name: 'people', title: { literal: 'People' }, when: true, actions: [], expand: [], pick: false },
  ...{ data: { variable: 'people' }, fields, size: people.length },
};
const clock = { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' };
let isShown = false;
const listeners = new Set<() => void>();

function Host() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isShown,
  );
  return shown ? <TableBlock block={block} /> : null;
}

async function start(): Promise<void> {
  const release: Release = await (await fetch('/release.json')).json();
  const user = { ...anonymous, createExpressions, signedIn: true };
  const world = {
    ...{ release, validators: {}, records: {}, user, clock, expressions },
    scope: { variables: {}, user, settings: release.settings, clock, expressions },
  };
  const root = createRoot(document.getElementById('root') ?? document.body);
  flushSync(() =>
    root.render(
      <Stage world={world} looks={{ locale: 'en', theme: 'light' }}>
        <ScopeProvider variables={{ people }}>
          <Host />
        </ScopeProvider>
      </Stage>,
    ),
  );
  drive(() => {
    isShown = true;
    for (const listener of listeners) listener();
  });
}

void start();

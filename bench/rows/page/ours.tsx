import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { anonymous, createExpressions, type Release, type Validators } from '#engine';
import { parsers } from '#engine/parsers';
import { FormView } from '../../../renderer/forms/FormView.tsx';
import { Stage } from '../../../stories/stage/Stage.tsx';
import { pageStyle } from '../../forms/page/Subject.ts';
import { order } from '../order.ts';
import { drive } from './drive.ts';

const expressions = createExpressions(parsers);
const clock = { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' };

async function start(): Promise<void> {
  const response = await fetch('/release.json');
  const release: Release = await response.json();
  const module: { default: Validators } = await import(/* @vite-ignore */ `${location.origin}/validators.js`);
  const user = { ...anonymous, signedIn: true };
  const world = {
    ...{ release, validators: module.default, records: {}, user, clock, expressions },
    scope: { variables: {}, user, settings: release.settings, clock, expressions },
  };
  const form = release.forms['bench-order'];
  if (form === undefined) throw new Error('The release has no form of rows.');
  const root = createRoot(document.getElementById('root') ?? document.body);
  flushSync(() =>
    root.render(
      <div style={pageStyle}>
        <Stage world={world} looks={{ locale: 'en', theme: 'light' }}>
          <FormView form={form} given={{ order }} host="page" name="bench" onHandOver={() => undefined} />
        </Stage>
      </div>,
    ),
  );
  drive();
}

void start();

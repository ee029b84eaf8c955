import { use, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { ScreenModel } from '#engine';
import { DialogsContext } from '../../renderer/contexts/Dialogs.ts';
import { useScope } from '../../renderer/scope/useScope.ts';
import { blockWorld } from '../blocks/blockWorld.ts';
import { until } from '../stage/pressSubmit.ts';
import { Stage } from '../stage/Stage.tsx';

let end = () => {};

afterEach(() => end());

test('a dialog that shows more than fits is reached by the tabulator, to be scrolled, and another one is not', async () => {
  // given
  const short = await openDialog('A novel in **three** volumes.');
  const before = short?.getAttribute('tabindex');
  // when
  const long = await openDialog('A novel in **three** volumes.\n\n'.repeat(100));
  // then
  expect([before, await until(() => long?.getAttribute('tabindex'))]).toEqual([null, '0']);
});

/** Opens a part with a text in a dialog. Returns the content of the dialog once the text is rendered. */
async function openDialog(words: string): Promise<Element | undefined> {
  end();
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host);
  end = () => root.unmount();
  const world = blockWorld();
  const screens = { ...world.release.screens, [cardId]: card(words) };
  root.render(
    <Stage world={{ ...world, release: { ...world.release, screens } }} looks={{ locale: 'en', theme: 'light' }}>
      <Opener />
    </Stage>,
  );
  const text = await until(() => document.querySelector('[role=dialog] strong'));
  return text?.closest('.MuiDialogContent-root') ?? undefined;
}

const cardId = 'long-card';

function card(words: string): ScreenModel {
  const about = { block: 'markdown', name: 'about', when: true, actions: [], text: { literal: words } } as const;
  return { id: cardId, title: { literal: 'A book' }, given: {}, enter: [], data: [], actions: [], body: [about] };
}

function Opener() {
  const dialogs = use(DialogsContext);
  const scope = useScope();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once.
  useEffect(() => {
    void dialogs.open({
      open: { kind: 'screen', id: cardId },
      with: {},
      mode: 'read',
      title: { literal: 'A book' },
      scope,
      acts: {},
      publish: () => undefined,
    });
  }, []);
  return null;
}

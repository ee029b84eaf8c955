import set from 'virtual:stories/set/definitions.js';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { FormModel, OperationAdapter, OperationModel, RunOptions } from '#engine';
import { RuntimeContext } from '../../renderer/contexts/PortalRuntime.ts';
import { useRuntime } from '../../renderer/contexts/useRuntime.ts';
import { FormView } from '../../renderer/forms/FormView.tsx';
import { makeField } from '../samples/makeField.ts';
import { until } from '../stage/pressSubmit.ts';
import { Stage } from '../stage/Stage.tsx';
import { worldOf } from '../stage/StageWorld.ts';

const cover = makeField('cover', { title: { literal: 'Cover' }, format: 'file' });

const upload: OperationModel = {
  id: 'covers.upload',
  title: { literal: 'Send a cover' },
  method: 'POST',
  path: '/covers',
  parameters: [],
  query: [],
  body: [cover],
  result: { shape: 'none' },
  size: 15,
  rules: [],
  allow: {},
  errorText: { '=': 'error.message' },
  notices: {},
  refreshes: [],
  versioned: false,
  once: false,
};

const form: FormModel = {
  id: 'send-cover',
  given: {},
  data: [],
  fields: [cover],
  rules: [],
  submits: [
    { run: upload.id, with: { cover: { '=': 'this.cover' } }, when: true, as: 'upload', notices: {}, failed: 'stay' },
  ],
  mode: 'edit',
  messages: {},
};

let end = () => {};

afterEach(() => end());

test('a file that is being sent shows how much of it has been sent, and nothing once it is there', async () => {
  // given
  const sent: RunOptions[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const host = draw({
    run: (_id, _args, options = {}) => {
      sent.push(options);
      return promise;
    },
  });
  const input = await until(() => host.querySelector<HTMLInputElement>('input[type=file]'));
  choose(input, new File(['png'], 'emma.png', { type: 'image/png' }));
  await until(() => host.textContent?.includes('emma.png'));
  const before = partShown(host);
  // when
  host.querySelector('form')?.requestSubmit();
  const options = await until(() => sent[0]);
  flushSync(() => options?.onUploadProgress?.(0.4));
  const meanwhile = partShown(host);
  resolve();
  await until(() => host.querySelector('form')?.getAttribute('aria-busy') === 'false');
  // then
  const after = partShown(host);
  expect([before, meanwhile, after]).toEqual([undefined, ['Sending the file', '40'], undefined]);
});

function draw(adapter: OperationAdapter): HTMLElement {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host);
  end = () => root.unmount();
  root.render(
    <Stage world={worldOf(set, undefined)} looks={{ locale: 'en', theme: 'light' }}>
      <Desk adapter={adapter} />
    </Stage>,
  );
  return host;
}

/** The form, with an adapter that the test responds for. */
function Desk({ adapter }: { readonly adapter: OperationAdapter }) {
  const runtime = useRuntime();
  const release = { ...runtime.release, operations: { ...runtime.release.operations, [upload.id]: upload } };
  return (
    <RuntimeContext value={{ ...runtime, adapter, release }}>
      <FormView form={form} given={{}} host="page" name="upload" />
    </RuntimeContext>
  );
}

function choose(input: HTMLInputElement | undefined, file: File): void {
  const files = new DataTransfer();
  files.items.add(file);
  if (input) input.files = files.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}

function partShown(host: HTMLElement): readonly (string | null)[] | undefined {
  const bar = host.querySelector('[role=progressbar]');
  return bar ? [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')] : undefined;
}

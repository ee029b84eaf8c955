import { type ReactNode, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { CallModel, FormModel, OperationModel } from '#engine';
import { useCallQuery } from '../../renderer/calls/useCallQuery.ts';
import { RuntimeContext } from '../../renderer/contexts/PortalRuntime.ts';
import { useRuntime } from '../../renderer/contexts/useRuntime.ts';
import { ErrorSummary } from '../../renderer/forms/ErrorSummary.tsx';
import type { FormOutcome } from '../../renderer/forms/FormHost.ts';
import { FormView } from '../../renderer/forms/FormView.tsx';
import { useScope } from '../../renderer/scope/useScope.ts';
import { blockWorld } from '../blocks/blockWorld.ts';
import { makeField } from '../samples/makeField.ts';
import type { Looks } from '../stage/Looks.ts';
import { until } from '../stage/pressSubmit.ts';
import { Stage } from '../stage/Stage.tsx';

let end = () => {};
let redraw = (_drawn: ReactNode, _locale: Looks['locale']) => {};

afterEach(() => end());

/** The list of tongues. */
const tongues: OperationModel = {
  id: 'tongues.list',
  title: { literal: 'Tongues' },
  method: 'GET',
  path: '/tongues/{shelf}',
  parameters: ['shelf'],
  query: [],
  result: { shape: 'list', type: 'string' },
  size: 10,
  rules: [],
  allow: { public: 'all' },
  errorText: { '=': "''" },
  notices: {},
  refreshes: [],
  versioned: false,
  once: false,
};

const asked: CallModel = { run: tongues.id, with: { shelf: 'poetry' }, when: true, as: 'list', notices: {} };

test('a form with many mistakes names every one of them in the same moment', () => {
  // given
  const problems = Array.from({ length: 30 }, (_none, index) => ({
    ...{ path: `field${index}`, code: 'required', message: `Fill in field ${index}.` },
  }));
  // when
  const host = draw(<ErrorSummary prefix="here" problems={problems} />);
  const lines = [...host.querySelectorAll('li')].map(({ textContent }) => textContent);
  // then
  expect(host.querySelector('[role=alert]')?.textContent.startsWith('There are 30 problems')).toBe(true);
  expect(lines).toEqual(problems.map(({ message }) => message));
});

test('a form that is sent while its choices are on their way waits for them before it judges', async () => {
  // given
  const answer = Promise.withResolvers<readonly string[]>();
  const handOver = vi.fn<(outcome: FormOutcome) => void>();
  const host = draw(
    <Answering answer={answer.promise}>
      <FormView form={choosing} given={{}} host="page" name="choosing" onHandOver={handOver} />
    </Answering>,
  );
  const form = await until(() => host.querySelector('form'));
  // when
  form?.requestSubmit();
  await until(() => host.querySelector('[aria-busy=true]'));
  const shown = () => host.querySelector('select')?.selectedOptions[0]?.textContent;
  const before = [handOver.mock.calls.length, host.querySelectorAll('[aria-invalid=true]').length, shown()];
  answer.resolve(['english', 'french']);
  await until(() => handOver.mock.calls.length > 0 || host.querySelector('[aria-invalid=true]'));
  // then
  expect(before).toEqual([0, 0, 'Loading …']);
  expect([handOver.mock.calls[0]?.[0].normalised, shown()]).toEqual([{ tongue: 'french' }, 'french']);
});

test('a call that lacks what it needs is not made, and says so where a notice for that is declared', async () => {
  // given
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answer = vi.fn();
  const call: CallModel = {
    ...asked,
    with: {},
    notices: { unbound: { text: { literal: 'No shelf is chosen.' }, tone: 'warning', show: 'log', actions: [] } },
  };
  // when
  const host = draw(
    <Answering answer={Promise.resolve([])} heard={answer}>
      <Asker call={call} />
    </Answering>,
  );
  await until(() => said.mock.calls.length > 0);
  // then
  expect([said.mock.calls, answer.mock.calls, host.querySelector('output')?.textContent]).toEqual([
    [['No shelf is chosen.']],
    [],
    'absent',
  ]);
  said.mockRestore();
});

test('a long text takes the whole width where short values stand beside each other', async () => {
  // given
  const draft = { town: 'Pasadena', state: 'California', story: 'Signs, kerbs and a drawing of each. '.repeat(5) };
  const telling = { ...choosing, fields: Object.keys(draft).map((path) => makeField(path)) };
  // when
  const host = draw(
    <div style={{ width: 700 }}>
      <FormView form={telling} given={{}} host="page" name="telling" mode="read" answers={{ draft, picked: {} }} />
    </div>,
  );
  await until(() => host.querySelector('dl') !== null);
  const [list, ...lines] = host.querySelectorAll('dl, dl > div');
  const whole = list?.clientWidth ?? Number.NaN;
  // then
  expect(lines.map(({ clientWidth }) => clientWidth / whole > 0.5)).toEqual([false, false, true]);
});

test('a form in another language has what was typed in it, secrets too', async () => {
  // given
  const signIn: FormModel = {
    ...choosing,
    id: 'sign-in',
    fields: [makeField('name'), makeField('secret', { format: 'password' })],
  };
  const form = <FormView form={signIn} given={{}} host="page" name="sign-in" />;
  const host = draw(form);
  const inputs = () => [...host.querySelectorAll('input')];
  const values = () => inputs().map(({ value }) => value);
  await until(() => inputs().length === 2);
  for (const [index, input] of inputs().entries()) type(input, index === 0 ? 'Ada' : 'tin drum');
  const before = [values(), host.querySelector('button[type=submit]')?.textContent];
  // when
  redraw(form, 'fr');
  await until(() => host.querySelector('button[type=submit]')?.textContent !== before[1]);
  // then
  expect([before[0], values()]).toEqual([
    ['Ada', 'tin drum'],
    ['Ada', 'tin drum'],
  ]);
});

function type(input: HTMLInputElement, value: string): void {
  // React overrides the element's setter, and ignores a value that was set through it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
}

const choosing: FormModel = {
  id: 'choosing',
  given: {},
  data: [],
  fields: [
    makeField('tongue', {
      title: { literal: 'Tongue' },
      default: 'french',
      options: { source: asked, paged: false },
    }),
  ],
  rules: [],
  submits: [],
  mode: 'edit',
  messages: {},
};

/** Provides an adapter that returns this answer for every call. */
function Answering({ answer, heard, children }: AnsweringProps) {
  const runtime = useRuntime();
  const slow = useMemo(
    () => ({
      ...runtime,
      release: { ...runtime.release, operations: { ...runtime.release.operations, [tongues.id]: tongues } },
      adapter: {
        run: (id: string) => {
          heard?.(id);
          return answer;
        },
      },
    }),
    [runtime, answer, heard],
  );
  return <RuntimeContext value={slow}>{children}</RuntimeContext>;
}

interface AnsweringProps {
  readonly answer: Promise<unknown>;
  readonly heard?: (operation: string) => void;
  readonly children: ReactNode;
}

function Asker({ call }: { readonly call: CallModel }) {
  const { absent } = useCallQuery(call, useScope());
  return <output>{absent ? 'absent' : 'asked'}</output>;
}

function draw(drawn: ReactNode): HTMLElement {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host);
  end = () => root.unmount();
  redraw = (next, locale) =>
    flushSync(() =>
      root.render(
        <Stage world={blockWorld()} looks={{ locale, theme: 'light' }}>
          {next}
        </Stage>,
      ),
    );
  redraw(drawn, 'en');
  return host;
}

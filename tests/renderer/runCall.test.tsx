import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { expressions } from '#compiler';
import { type CallModel, type OperationAdapter, OperationError } from '#engine';
import { type RunCall, useRunCall } from '../../renderer/calls/useRunCall.ts';
import { type Notice, NotifyContext } from '../../renderer/contexts/Notices.ts';
import type { PortalRuntime } from '../../renderer/contexts/PortalRuntime.ts';
import { createI18n } from '../../renderer/texts/createI18n.ts';
import { RuntimeProvider } from '../../renderer/texts/RuntimeProvider.tsx';
import { portalConfig } from '../../web/portalConfig.ts';
import { clock, release, scopeFor, users, validators } from '../conformance/library/world.ts';

const still = {
  isOpening: false,
  hasFailed: false,
  start: async () => undefined,
  end: async () => undefined,
  expire: () => undefined,
};

interface Place {
  readonly run: RunCall;
  /** The notices that are currently shown. */
  readonly shown: Set<Notice>;
  /** The texts of all notices so far, in order. */
  readonly said: string[];
}

/** Creates the context of a call, without a browser. */
function open(answer: OperationAdapter['run']): Place {
  const runtime: PortalRuntime = {
    ...{ release, validators, clock, expressions, locale: 'en', settings: release.settings, config: portalConfig },
    ...{ user: users.librarian, adapter: { run: answer }, setLocale: () => undefined },
    checkEvent: undefined,
    ...{
      i18n: createI18n({ release, namespace: 'test', detector: { type: 'languageDetector', detect: () => 'en' } }),
      namespace: 'test',
    },
    session: { ...still, status: 'signedIn', isLive: () => true },
  };
  const shown = new Set<Notice>();
  const said: string[] = [];
  const notify = (notice: Notice) => {
    shown.add(notice);
    said.push(notice.text);
    return () => void shown.delete(notice);
  };
  const held: { run?: RunCall } = {};
  function Caller() {
    held.run = useRunCall();
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RuntimeProvider value={runtime}>
        <NotifyContext value={notify}>
          <Caller />
        </NotifyContext>
      </RuntimeProvider>
    </QueryClientProvider>,
  );
  if (held.run === undefined) throw new Error('Nothing was drawn.');
  return { run: held.run, shown, said };
}

function callOf(differs: Partial<CallModel> = {}): CallModel {
  const notice = (words: string) => ({
    ...{ text: { literal: words }, show: 'toast' as const, tone: 'info' as const, actions: [] },
  });
  const notices = { sending: notice('Sending'), success: notice('Sent'), failure: notice('Not sent') };
  return { run: 'pins.change', as: 'change', when: true, with: { pin: 'abc123' }, notices, ...differs };
}

const scope = scopeFor('librarian', {});
const refused = (status: number, code: string) => async () => {
  throw new OperationError({ operation: 'pins.change', status, code, message: 'No.' });
};

describe('a notice that has words for a server without words', () => {
  const text = {
    choice: [
      { when: { '=': 'has(error.message)' }, is: { literal: 'Said: No.' } },
      { is: { literal: 'Invalid attempt' } },
    ],
  };
  const failure = { text, show: 'toast' as const, tone: 'error' as const, actions: [] };
  const answers = (status: number, message: string) => async () => {
    throw new OperationError({ operation: 'pins.change', status, code: 'internal', message });
  };

  test.each([
    ['takes them when nobody answered', answers(0, 'Failed to fetch'), 'Invalid attempt'],
    ['takes them when the answer was empty', answers(500, ''), 'Invalid attempt'],
    ['takes the others when the server has spoken', answers(422, 'No.'), 'Said: No.'],
  ])('%s', async (_when, answer, words) => {
    const { run, said } = open(answer);

    await run(callOf({ notices: { failure } }), scope);

    expect(said).toEqual([words]);
  });
});

test('a form shows its own text of a failure, and the failure is a toast', async () => {
  const notice = (words: string) => ({ text: { literal: words }, tone: 'error' as const, actions: [] });
  const notices = { failure: notice('Not sent: no room'), form: notice('The pin was not sent') };
  const { run, said } = open(refused(503, 'busy'));
  const atForm: string[] = [];

  await run(callOf({ notices }), scope, { formNotice: (text) => void atForm.push(text) });

  expect({ atForm, said }).toEqual({ atForm: ['The pin was not sent'], said: ['Not sent: no room'] });
});

describe('what is said while a call is under way is gone', () => {
  test.each([
    ['when it was answered', async () => undefined, ['Sending', 'Sent'], ['Sent']],
    ['when it was refused', refused(422, 'rule'), ['Sending'], []],
    ['when nobody answered', refused(0, 'network'), ['Sending'], []],
    [
      'when it failed without an answer of ours',
      async () => {
        throw new TypeError('broken');
      },
      ['Sending'],
      [],
    ],
  ])('%s', async (_when, answer, first, left) => {
    const { run, shown, said } = open(answer);

    await run(callOf(), scope, { showsFailure: () => true });

    expect(said.slice(0, first.length)).toEqual(first);
    expect([...shown].map(({ text }) => text).filter((text) => text === 'Sending')).toEqual([]);
    expect([...shown].map(({ text }) => text)).toEqual(left);
  });

  test('and is there until then', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { run, shown } = open(() => promise);

    const running = run(callOf(), scope);
    const meanwhile = [...shown].map(({ text }) => text);
    resolve(undefined);
    await running;

    expect(meanwhile).toEqual(['Sending']);
    expect([...shown].map(({ text }) => text)).toEqual(['Sent']);
  });

  test('when a value that the call needs is not known', async () => {
    const { run, shown } = open(async () => undefined);

    const outcome = await run(callOf({ run: 'loans.return', with: {} }), scope, { showsFailure: () => true });

    expect(outcome).toMatchObject({ ok: false, error: { code: 'unbound' } });
    expect([...shown].map(({ text }) => text)).not.toContain('Sending');
  });

  test('when another call was made instead', async () => {
    const { run, shown } = open(async (id) => {
      if (id === 'pins.change')
        throw new OperationError({ operation: id, status: 404, code: 'not-found', message: '' });
      return undefined;
    });

    const outcome = await run(callOf({ otherwise: callOf({ run: 'books.list', with: {} }) }), scope, {
      showsFailure: () => true,
    });

    expect(outcome.ok).toBe(true);
    expect([...shown].map(({ text }) => text)).not.toContain('Sending');
  });
});

test('a call whose condition does not hold is not made, and nothing is said', async () => {
  const asked: string[] = [];
  const { run, said } = open(async (id) => void asked.push(id));

  expect(await run(callOf({ when: false }), scope)).toEqual({ ok: true, result: undefined });
  expect([asked, said]).toEqual([[], []]);
});

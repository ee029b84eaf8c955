import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { expressions } from '#compiler';
import type { CallModel, NoticeModel } from '#engine';
import { useShowNotice } from '../../renderer/calls/useShowNotice.ts';
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
const runtime: PortalRuntime = {
  ...{ release, validators, clock, expressions, locale: 'en', settings: release.settings, config: portalConfig },
  ...{ user: users.librarian, adapter: { run: async () => undefined }, setLocale: () => undefined },
  checkEvent: undefined,
  ...{
    i18n: createI18n({ release, namespace: 'test', detector: { type: 'languageDetector', detect: () => 'en' } }),
    namespace: 'test',
  },
  session: { ...still, status: 'signedIn', isLive: () => true },
};
const call: CallModel = { run: 'pins.change', as: 'change', when: true, with: {}, notices: {} };
const scope = scopeFor('librarian', {});
const words = 'Not sent';
const markdown = 'Not **sent**';

/** Shows one notice. Returns the notices of the page, those at the form, and the logged warnings. */
function show(display: NoticeModel['show'], hasForm: boolean) {
  const shown: Notice[] = [];
  const notify = (next: Notice) => {
    shown.push(next);
    return () => undefined;
  };
  const atForm: string[] = [];
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const notice: NoticeModel = { text: { literal: markdown }, actions: [], ...(display ? { show: display } : {}) };
  function Caller() {
    const formNotice = hasForm ? (text: string) => void atForm.push(text) : undefined;
    useShowNotice()(notice, { call, words, scope, formNotice });
    return null;
  }
  renderToStaticMarkup(
    <RuntimeProvider value={runtime}>
      <NotifyContext value={notify}>
        <Caller />
      </NotifyContext>
    </RuntimeProvider>,
  );
  return { shown, atForm, logged: logged.mock.calls.flat() };
}

afterEach(() => {
  vi.restoreAllMocks();
});

const notice = { text: words, tone: 'info', actions: [], scope, about: 'pins.change' };

test.each([
  ['without a display is a toast', undefined, false, { shown: [{ ...notice, show: 'toast' }] }],
  [
    'for a dialog is one, with its Markdown',
    'dialog',
    false,
    { shown: [{ ...notice, text: markdown, show: 'dialog' }] },
  ],
  ['for a form is in the form', 'form', true, { atForm: [words] }],
  ['for a form is a toast where there is none', 'form', false, { shown: [{ ...notice, show: 'toast' }] }],
  ['for the log is in the log alone', 'log', true, { logged: [words] }],
  ['that is not to be shown is nowhere', 'none', true, {}],
] as const)('A notice %s', (_which, display, hasForm, expected) => {
  expect(show(display, hasForm)).toEqual({ shown: [], atForm: [], logged: [], ...expected });
});

import type { BackendModule, i18n } from 'i18next';
import { describe, expect, test, vi } from 'vitest';
import { formatText, type Release } from '#engine';
import { changeLanguage, closeNamespace, createI18n, openNamespace } from '../../renderer/texts/createI18n.ts';
import { release as library, scopeFor } from '../conformance/library/world.ts';

const release: Release = {
  ...library,
  locales: ['en', 'fr', 'zh', 'zh-Hant', 'zh-Hant-TW'],
  texts: {
    en: {
      title: 'Books',
      count: '{count, plural, one {# book} other {# books}}',
      shelf: 'Shelf',
      note: 'Note',
      due: '',
    },
    fr: { title: 'Livres', count: '{count, plural, one {# livre} other {# livres}}', note: '' },
    zh: { title: '书', shelf: '架' },
    'zh-Hant': { title: '書' },
    'zh-Hant-TW': { 'title.short': '冊' },
  },
};
const scope = scopeFor('member', {});

/** Returns a text as the page does: through the i18next instance. */
function translate(instance: i18n, key: string, locale: string, extra = {}): string {
  return instance.t(key, { scope, textContext: { release, locale, extra } });
}

function start(locale: string, backend?: BackendModule): i18n {
  const texts = backend ? { en: release.texts['en'] ?? {} } : release.texts;
  return createI18n({
    release: { ...release, texts },
    namespace: 'one',
    detector: { type: 'languageDetector', detect: () => locale },
    backend,
  });
}

describe('A text is looked up in the same languages by the engine and by the page:', () => {
  test.each([
    ['it is in the language', 'fr', 'title', 'Livres'],
    ['its language has no such text', 'fr', 'shelf', 'Shelf'],
    ['its language has an empty text', 'fr', 'note', ''],
    ['English has an empty text', 'en', 'due', ''],
    ['a region has no texts', 'fr-CA', 'title', 'Livres'],
    ['a region and its language have no such text', 'fr-CA', 'shelf', 'Shelf'],
    ['a region lacks what its script has', 'zh-Hant-TW', 'title', '書'],
    ['a region and its script lack what its language has', 'zh-Hant-TW', 'shelf', '架'],
    ['a region, its script and its language have no such text', 'zh-Hant-TW', 'note', 'Note'],
    ['a key with a dot is one key', 'zh-Hant-TW', 'title.short', '冊'],
    ['the language is not offered', 'de', 'title', 'Books'],
    ['no language has the text', 'fr', 'nothing', 'nothing'],
    ['a key is the name of an inherited property', 'fr', 'constructor', 'constructor'],
  ])('%s (%s, %s)', (_case, locale, key, expected) => {
    const onServer = formatText({ text: key }, scope, { release, locale });
    const onPage = translate(start(locale), key, locale);

    expect([onServer, onPage]).toEqual([expected, expected]);
  });
});

test('A text is filled in by the engine, in the language that is shown', () => {
  const english = translate(start('en'), 'count', 'en', { count: 1200 });
  const french = translate(start('fr'), 'count', 'fr', { count: 1.5 });

  expect([english, french]).toEqual(['1,200 books', '1,5 livre']);
});

test('A language is changed when its texts are loaded, in all namespaces that are open', async () => {
  // given
  const { backend, read, answer } = slowBackend();
  const instance = start('en', backend);
  await openNamespace(instance, { release, namespace: 'two' });
  // when
  const changed = changeLanguage(instance, 'fr');
  const before = [instance.language, translate(instance, 'title', 'en')];
  answer();
  await changed;
  // then
  expect(before).toEqual(['en', 'Books']);
  expect([instance.language, translate(instance, 'title', 'fr')]).toEqual(['fr', 'Livres']);
  expect(read.mock.calls).toEqual([['fr', 'one']]);
  expect(instance.getResourceBundle('fr', 'two')).toEqual(release.texts['fr']);
});

test('A namespace that is closed has no texts, and no language is loaded for it', async () => {
  // given
  const { backend, read, answer } = slowBackend();
  const instance = start('en', backend);
  const { fr: _loaded, ...texts } = release.texts;
  await openNamespace(instance, { release: { ...release, texts }, namespace: 'two' });
  // when
  closeNamespace(instance, 'two');
  answer();
  await changeLanguage(instance, 'fr');
  // then
  expect(['en', 'fr'].map((locale) => instance.hasResourceBundle(locale, 'two'))).toEqual([false, false]);
  expect(read.mock.calls).toEqual([['fr', 'one']]);
});

test('A language that could not be loaded is English, and is requested again when it is selected again', async () => {
  // given
  const read = vi.fn<BackendModule['read']>().mockImplementationOnce(() => Promise.reject(new Error('offline')));
  read.mockImplementation(() => Promise.resolve(release.texts['fr']));
  const instance = start('en', {
    ...slowBackend().backend,
    read: (locale, namespace) => read(locale, namespace, () => {}),
  });
  // when
  await changeLanguage(instance, 'fr');
  const offline = translate(instance, 'title', 'en');
  await changeLanguage(instance, 'fr');
  // then
  expect([offline, translate(instance, 'title', 'fr')]).toEqual(['Books', 'Livres']);
});

/** Creates a backend whose responses arrive when `answer` is called. */
function slowBackend() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const read = vi.fn((locale: string, _namespace: string) => promise.then(() => release.texts[locale]));
  const backend: BackendModule = { type: 'backend', callbackApi: false, init: () => undefined, read };
  return { backend, read, answer: resolve };
}

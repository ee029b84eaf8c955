import { describe, expect, test } from 'vitest';
import { createLanguageDetector } from './createLanguageDetector.ts';

const locales = ['en', 'fr', 'zh', 'zh-Hant'];

interface Reader {
  readonly search?: string;
  readonly stored?: string | undefined;
  readonly languages?: readonly string[];
  readonly settings?: { readonly defaultLanguage?: string; readonly browserLanguage?: boolean };
}

function start({ search = '', stored, languages = [], settings = {} }: Reader) {
  const entries = new Map(stored === undefined ? [] : [['locale', stored]]);
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
  };
  const detector = createLanguageDetector({ locales, settings }, { search, languages, storage });
  return { detector, storedLanguage: () => entries.get('locale') };
}

const everything = { search: '?lng=fr', stored: 'zh', languages: ['zh-Hant'], settings: { defaultLanguage: 'en' } };

describe('The language of a page is', () => {
  test.each<readonly [string, Reader, string]>([
    ['that of its address', everything, 'fr'],
    ['the one that was selected before', { ...everything, search: '' }, 'zh'],
    ['that of the browser', { ...everything, search: '', stored: undefined }, 'zh-Hant'],
    ['the first of the browser that is offered', { languages: ['de', 'fr-CA', 'en'] }, 'fr'],
    [
      'the default, if that of the browser does not count',
      { languages: ['fr'], settings: { browserLanguage: false, defaultLanguage: 'zh' } },
      'zh',
    ],
    [
      'the default, if the browser has none that is offered',
      { languages: ['de'], settings: { defaultLanguage: 'fr' } },
      'fr',
    ],
    ['English without any of them', {}, 'en'],
    ['English, if the default is not offered', { settings: { defaultLanguage: 'de' } }, 'en'],
    ['the next one, if that of the address is not offered', { search: '?lng=xx', stored: 'fr' }, 'fr'],
    ['the next one, if the one selected before is no longer offered', { stored: 'ro', languages: ['zh'] }, 'zh'],
    ['found without regard to capitals', { search: '?lng=ZH-hant' }, 'zh-Hant'],
  ])('%s', (_which, reader, expected) => {
    expect(start(reader).detector.detect()).toBe(expected);
  });
});

describe('A language is stored when it is', () => {
  test.each([
    ['selected by an address', { search: '?lng=fr' }, undefined, 'fr'],
    ['selected on the page', { languages: ['zh'] }, 'fr', 'fr'],
    ['selected on the page, though the browser has the same', { languages: ['fr'] }, 'fr', 'fr'],
  ])('%s', (_how, reader, selected, expected) => {
    // given
    const { detector, storedLanguage } = start(reader);
    // when
    detector.cacheUserLanguage?.(String(detector.detect()));
    if (selected !== undefined) detector.cacheUserLanguage?.(selected);
    // then
    expect(storedLanguage()).toBe(expected);
  });

  test('not only that of the browser', () => {
    // given
    const { detector, storedLanguage } = start({ languages: ['fr'] });
    // when
    detector.cacheUserLanguage?.(String(detector.detect()));
    // then
    expect(storedLanguage()).toBeUndefined();
  });
});

import { type BackendModule, createInstance, type i18n, type LanguageDetectorModule } from 'i18next';
import { type Release, sourceLocale } from '#engine';
import { icuFormat } from './icuFormat.ts';

/** A release, or the part of it that a session may read, and the namespace of its texts: `<hash>.<part>`. */
export interface TextSource {
  readonly release: Release;
  readonly namespace: string;
}

interface I18nOptions extends TextSource {
  /** Returns the initial language. */
  readonly detector: LanguageDetectorModule;
  /** Loads the texts that a release does not contain. Without it, the release contains all. */
  readonly backend?: BackendModule | undefined;
}

/**
 * Creates the i18next instance of a page. It is initialized immediately if the release contains the texts of its
 * language, otherwise when they are loaded.
 */
export function createI18n({ release, namespace, detector, backend }: I18nOptions): i18n {
  const i18n = createInstance();
  if (backend) i18n.use(backend);
  i18n.use(detector).use(icuFormat);
  void i18n.init({
    resources: Object.fromEntries(
      Object.entries({ [sourceLocale]: {}, ...release.texts }).map(([locale, texts]) => [
        locale,
        { [namespace]: texts },
      ]),
    ),
    // Other languages and other releases are loaded by the backend.
    partialBundledLanguages: true,
    supportedLngs: [...new Set([sourceLocale, ...release.locales])],
    fallbackLng: sourceLocale,
    ns: [namespace],
    defaultNS: namespace,
    // A key is a name that can contain dots, and an empty text is valid.
    ...{ keySeparator: false, nsSeparator: false, returnEmptyString: true },
    react: { useSuspense: false, bindI18n: 'initialized languageChanged' },
  });
  return i18n;
}

/** Adds the texts that a release contains, and loads those of the current language. */
export async function openNamespace(i18n: i18n, { release, namespace }: TextSource): Promise<void> {
  for (const [locale, texts] of Object.entries(release.texts)) {
    if (i18n.hasResourceBundle(locale, namespace)) continue;
    i18n.addResourceBundle(locale, namespace, texts, false, true, { skipCopy: true });
  }
  // The language may have changed when they are loaded.
  do await i18n.loadNamespaces(namespace);
  while (!i18n.hasLoadedNamespace(namespace));
}

/** Removes the texts of a release that is no longer shown. */
export function closeNamespace(i18n: i18n, namespace: string): void {
  for (const locale of Object.keys(i18n.store.data)) i18n.removeResourceBundle(locale, namespace);
}

/** Changes the language once its texts are loaded. What failed to load before is requested again. */
export async function changeLanguage(i18n: i18n, locale: string): Promise<void> {
  const namespaces = [i18n.options.ns ?? []].flat();
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(locale, namespace));
  if (missing.length > 0) await i18n.reloadResources([locale], missing);
  await i18n.changeLanguage(locale);
}

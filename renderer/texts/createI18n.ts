import { type BackendModule, createInstance, type i18n, type LanguageDetectorModule } from 'i18next';
import { type Release, sourceLocale } from '#engine';
import { icuFormat } from './icuFormat.ts';

/** A release, or the part of it that a session may read, and the namespace of its texts: `<hash>.<part>`. */
export interface TextSource {
  readonly release: Release;
  readonly namespace: string;
}

interface I18nOptions extends TextSource {
  /** Returns the language to start with. */
  readonly detector: LanguageDetectorModule;
  /** Loads the texts that do not come with a release. Without it, all of them do. */
  readonly backend?: BackendModule | undefined;
}

/**
 * Creates the i18next instance of a page. It starts at once if the texts of its language come with the release, and
 * when they are loaded otherwise.
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
    // A key is a name with dots in it, and an empty text is a text.
    ...{ keySeparator: false, nsSeparator: false, returnEmptyString: true },
    react: { useSuspense: false, bindI18n: 'initialized languageChanged' },
  });
  return i18n;
}

/** Adds the texts that come with a release, and loads those of the language that is shown. */
export async function openNamespace(i18n: i18n, { release, namespace }: TextSource): Promise<void> {
  for (const [locale, texts] of Object.entries(release.texts)) {
    if (i18n.hasResourceBundle(locale, namespace)) continue;
    i18n.addResourceBundle(locale, namespace, texts, false, true, { skipCopy: true });
  }
  // The language may be another one when they are loaded.
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

import type { BackendModule } from 'i18next';
import type { Expressions } from '#engine';
import { fetchTexts } from './fetchRelease.ts';

interface TextsBackendOptions {
  /** Registry to which the parsed texts are added. */
  readonly expressions: Expressions;
  token(): string | undefined;
}

/** Creates the backend of i18next that fetches the texts of a namespace, a part of a release, in a language. */
export function createTextsBackend({ expressions, token }: TextsBackendOptions): BackendModule {
  return {
    type: 'backend',
    callbackApi: false,
    init: () => undefined,
    read: (locale, namespace) => fetchTexts(namespace, locale, { token: token(), expressions }),
  };
}

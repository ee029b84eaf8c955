import type { I18nFormatModule } from 'i18next';
import { formatMessage, type Scope, type TextContext } from '#engine';

/** What a text is filled in from: the options that `t` is called with. */
export interface MessageOptions {
  readonly scope: Scope;
  readonly textContext: TextContext;
}

interface IcuFormat extends I18nFormatModule {
  /** Keys to look up besides the key itself: none, because plurals are part of an ICU message. */
  addLookupKeys(): void;
  parse(source: string, options: MessageOptions): string;
}

/** Plugin of i18next that fills in ICU messages as the engine does, from the trees that come with a release. */
export const icuFormat: IcuFormat = {
  type: 'i18nFormat',
  addLookupKeys: () => undefined,
  parse: (source, { scope, textContext }) => formatMessage(source, scope, textContext),
};

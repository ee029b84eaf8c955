import type { I18nFormatModule } from 'i18next';
import { formatMessage, type Scope, type TextContext } from '#engine';

/** The options that `t` is called with, from which a text is formatted. */
export interface MessageOptions {
  readonly scope: Scope;
  readonly textContext: TextContext;
}

interface IcuFormat extends I18nFormatModule {
  /** Adds no further keys to look up, because plurals are part of an ICU message. */
  addLookupKeys(): void;
  parse(source: string, options: MessageOptions): string;
}

/** Plugin for i18next that formats ICU messages as the engine does, from the parsed messages of a release. */
export const icuFormat: IcuFormat = {
  type: 'i18nFormat',
  addLookupKeys: () => undefined,
  parse: (source, { scope, textContext }) => formatMessage(source, scope, textContext),
};

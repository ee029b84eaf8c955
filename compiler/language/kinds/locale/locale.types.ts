// Generated from the meta-schema by `npm run generate`. Do not edit.

/**
 * Translations into one language of the texts of one area of definitions, by definition and path.
 */
export interface LocaleDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  /**
   * Translations of the texts of one definition, which is named as its file: `<id>.<kind>`. The words of the engine are below `engine`.
   */
  [k: string]:
    | {
        /**
         * Translation of one text, with the English text it was made for.
         */
        [k: string]: {
          /**
           * English text that the translation was made for. The gate reports the translation as stale when the text has changed.
           */
          of?: string;
          /**
           * Translated text in ICU MessageFormat. Its arguments must be those of the English text.
           */
          is: string;
        };
      }
    | string
    | undefined;
}

// Generated from the meta-schema by `npm run generate`. Do not edit.

/**
 * Texts of one definition in one language, by path.
 */
export interface LocaleDefinition {
  /**
   * Schema of this kind, for editors.
   */
  $schema?: string;
  /**
   * One translated text.
   */
  [k: string]:
    | {
        /**
         * The English it was made for.
         */
        of?: string;
        /**
         * The text in this language.
         */
        is: string;
      }
    | string
    | undefined;
}

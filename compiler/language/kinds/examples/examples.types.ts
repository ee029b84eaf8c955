// Generated from the meta-schema by `npm run generate`. Do not edit.

/**
 * Examples beside an entity or an operation, by name or status.
 */
export interface ExamplesDefinition {
  /**
   * Schema of this kind, for editors.
   */
  $schema?: string;
  /**
   * An example; `like` takes over another one.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | undefined;
}

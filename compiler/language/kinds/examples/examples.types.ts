// Generated from the meta-schema by `npm run generate`. Do not edit.

/**
 * Example data for an entity or an operation, by name or HTTP status.
 */
export interface ExamplesDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  /**
   * Example record or response. `like` copies the properties of another example.
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | string
    | undefined;
}

/** Names of the rjsf widgets, formats, fields and templates, and of the extensions, that a portal adds. */
export interface FormNames {
  readonly widgets?: readonly string[];
  /** Formats of these widgets and fields, in addition to those of every portal. */
  readonly formats?: readonly string[];
  /** Fields of rjsf. Definitions refer to them like widgets. */
  readonly fields?: readonly string[];
  readonly templates?: readonly string[];
  /** Names of extensions that the block `extension` can show. */
  readonly extensions?: readonly string[];
}

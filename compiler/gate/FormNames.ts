/** Names of the widgets, formats, fields and templates of rjsf and of the extensions that a portal brings along. */
export interface FormNames {
  readonly widgets?: readonly string[];
  /** Formats of these widgets and fields, beside those of every portal. */
  readonly formats?: readonly string[];
  /** A definition names a field of rjsf as it names a widget. */
  readonly fields?: readonly string[];
  readonly templates?: readonly string[];
  /** Names of what the block `extension` shows. */
  readonly extensions?: readonly string[];
}

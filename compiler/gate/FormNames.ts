/** Names of the widgets, formats, fields and templates of rjsf that a portal brings along for its forms. */
export interface FormNames {
  readonly widgets?: readonly string[];
  /** Formats of these widgets and fields, beside those of every portal. */
  readonly formats?: readonly string[];
  /** A definition names a field of rjsf as it names a widget. */
  readonly fields?: readonly string[];
  readonly templates?: readonly string[];
}

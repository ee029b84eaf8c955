/** Stands for the fields of rjsf that lay out others: our own template does that. */
export default function LayoutField(): never {
  throw new Error('A form is laid out by its template');
}

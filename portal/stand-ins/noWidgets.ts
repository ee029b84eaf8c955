/** Stands for the widgets of rjsf: every field names one of ours. */
export default function noWidgets(): Readonly<Record<string, never>> {
  return {};
}

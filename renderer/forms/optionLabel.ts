import { type FieldModel, formatText, readPath, type Scope, type TextContext } from '#engine';
import { shownText } from '../widgets/shownText.ts';

/** What a person reads for one entry of what a field offers. */
export function optionLabel(field: FieldModel, item: unknown, scope: Scope, context: TextContext): string {
  const { key, display } = field.options ?? {};
  if (display === undefined) return shownText(key === undefined ? item : readPath(item, key));
  return formatText({ text: display }, { ...scope, variables: { this: item } }, context);
}

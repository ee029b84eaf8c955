import { type FieldModel, formatText, readPath, type Scope, type TextContext } from '#engine';
import { shownText } from '../widgets/shownText.ts';

/** Returns the label of an option. */
export function optionLabel(field: FieldModel, item: unknown, scope: Scope, context: TextContext): string {
  const { key, display } = field.options ?? {};
  if (display === undefined) return shownText(key === undefined ? item : readPath(item, key));
  return formatText({ text: display }, { ...scope, variables: { this: item } }, context);
}

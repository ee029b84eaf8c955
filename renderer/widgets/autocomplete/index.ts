import { themedPart } from '../../theme/themedPart.ts';
import { defineWidget } from '../defineWidget.ts';

export const autocomplete = defineWidget({
  name: 'autocomplete',
  formats: [],
  label: 'input',
  load: themedPart(
    () => import('./AutocompleteWidget.tsx'),
    ({ AutocompleteWidget }) => AutocompleteWidget,
  ),
});

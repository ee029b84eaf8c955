import { lazyThemed } from '../../theme/lazyThemed.ts';
import { defineWidget } from '../defineWidget.ts';

export const autocomplete = defineWidget({
  name: 'autocomplete',
  formats: [],
  label: 'input',
  load: lazyThemed(
    () => import('./AutocompleteWidget.tsx'),
    ({ AutocompleteWidget }) => AutocompleteWidget,
  ),
});

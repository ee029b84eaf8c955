import { expect, test } from 'vitest';
import { reachPackages } from './reachPackages.ts';

/** Components with the buttons and notices of a form; a field is none of them. */
const aroundFields: ReadonlySet<string> = new Set(
  ['ClearBar', 'EditForm', 'ErrorSummary', 'FailureNotice', 'Field'].map((name) => `renderer/forms/${name}.tsx`),
);

/** Returns the files of forms and widgets, loaded with a file, that import MUI or Emotion themselves. */
function dressed(start: string): readonly string[] {
  const files = reachPackages(start)
    .filter(({ name }) => /^@(?:mui|emotion)\//.test(name))
    .map(({ way }) => way.at(-1) ?? '');
  return [...new Set(files)].filter((file) => /^renderer\/(?:forms|widgets)\//.test(file) && !aroundFields.has(file));
}

test('a form brings no field along that is drawn by MUI or styled by Emotion', () => {
  expect(dressed('renderer/forms/FormView.tsx')).toEqual([]);
});

test('a field that is drawn by MUI is seen', () => {
  expect(dressed('renderer/widgets/autocomplete/AutocompleteWidget.tsx')).toEqual([
    'renderer/widgets/autocomplete/AutocompleteWidget.tsx',
    'renderer/widgets/ComboboxInput.tsx',
  ]);
});

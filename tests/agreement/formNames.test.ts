import { expect, test } from 'vitest';
import { forms as named } from '../../portal/forms.ts';
import { forms as drawn } from '../../web/forms.ts';

test('the gate knows the widgets, fields and templates that the page can load, and no others', () => {
  const loaded = {
    widgets: Object.keys(drawn.widgets ?? {}).toSorted(),
    fields: Object.keys(drawn.fields ?? {}).toSorted(),
    templates: Object.keys(drawn.templates ?? {}).toSorted(),
  };

  expect({
    widgets: (named.widgets ?? []).toSorted(),
    fields: (named.fields ?? []).toSorted(),
    templates: (named.templates ?? []).toSorted(),
  }).toEqual(loaded);
});

import { createRoot } from 'react-dom/client';
import { anonymous, createExpressions, type FieldModel, type FormModel, type Release } from '#engine';
import { parsers } from '#engine/parsers';
import { FormView } from '../../renderer/forms/FormView.tsx';
import { makeField } from '../../stories/samples/makeField.ts';
import { Stage } from '../../stories/stage/Stage.tsx';

/**
 * A long form in three sections: one field is required, a distant one is computed from the first, and seven are shown
 * depending on the first.
 */
const count = 120;
const hidden = [3, 6, 7, 8, 9, 10, 11];
const fields = Array.from({ length: count }, (_none, index): FieldModel => {
  const at = Math.floor(index / (count / 3));
  return makeField(`f${index}`, {
    title: { literal: `Field ${index}` },
    section: { name: `part-${at}`, title: { literal: `Part ${at}` } },
    required: index === 85,
    ...(index === 110 ? { value: { '=': "this.f0 + '!'" } } : {}),
    ...(hidden.includes(index) ? { when: { '=': "this.f0 == 'ask'" } } : {}),
  });
});

const form: FormModel = {
  ...{ id: 'long', given: {}, data: [], fields, rules: [], submits: [], mode: 'edit', messages: {} },
};
const given = {};

const response = await fetch('/release.json');
const release: Release = await response.json();
const clock = { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' };
const expressions = createExpressions(parsers);
const world = {
  ...{ release, validators: {}, records: {}, user: anonymous, clock, expressions },
  scope: { variables: {}, user: anonymous, settings: {}, clock, expressions },
};

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Stage world={world} looks={{ locale: 'en', theme: 'light' }}>
    <FormView form={form} given={given} host="page" name="long" onHandOver={() => undefined} />
  </Stage>,
);

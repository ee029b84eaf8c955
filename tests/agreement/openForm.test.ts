import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildRelease, expressions } from '#compiler';
import {
  anonymous,
  createFormState,
  type FieldModel,
  type FieldProblem,
  type FormModel,
  normaliseDraft,
  type Release,
  type Runtime,
  resolveFieldStates,
  type Scope,
  startDraft,
  validateFields,
} from '#engine';
import { analyseDependencies } from '../../engine/forms/analyseDependencies.ts';
import { applyChange } from '../../engine/forms/applyChange.ts';
import type { AvailableOptions } from '../../engine/forms/Draft.ts';
import { createRandom, pickOne } from '../../portal/demo/createRandom.ts';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import { importValidators } from '../../server/validators/importValidators.ts';
import { root } from '../boundaries/sourceFiles.ts';
import { isLongSuite } from '../isLongSuite.ts';
import { generatedTexts, generateForm } from './generateForm.ts';

const generatedForms = isLongSuite ? 500 : 200;
const editsOfEach = 12;

interface Walk {
  readonly form: Pick<FormModel, 'rules' | 'messages'> & { readonly fields: readonly FieldModel[] };
  readonly runtime: Runtime;
  readonly scope: Scope;
  readonly random: () => number;
}

const clock = { today: () => '2026-11-21', now: () => '2026-11-21T15:04:05.000Z' };

describe('a form that follows its changes', () => {
  test(`is what the whole evaluation makes of it, in ${generatedForms} generated forms`, () => {
    const release = emptyRelease(generatedTexts);
    const validators = {
      short: (value: unknown) =>
        String(value).length > 3 ? [{ keyword: 'maxLength', params: { limit: 3 }, instancePath: '' }] : [],
    };
    const scope = { variables: {}, user: anonymous, settings: {}, clock, expressions };
    let followed = 0;
    let conditional = 0;
    for (let seed = 0; seed < generatedForms; seed += 1) {
      const random = createRandom(seed * 31 + 5);
      const form = generateForm(random);
      if (!analyseDependencies(form.fields, release, expressions).isWhole) followed += 1;
      if (form.fields.some(({ when }) => when !== true)) conditional += 1;
      walk({ form, runtime: { release, locale: 'en', validators }, scope, random }, `seed ${seed}`);
    }

    // Most forms must be incremental and have dependencies; otherwise nothing was compared.
    expect([followed > 0.85 * generatedForms, conditional > 0.85 * generatedForms]).toEqual([true, true]);
  });

  test.each(['definitions', join('examples', 'lending-library')])(
    'is what the whole evaluation makes of it, in every form of %s',
    async (folder) => {
      const { release } = buildRelease(readDefinitionFiles(join(root, folder)));
      if (!release) throw new Error(`${folder} does not compile.`);
      const validators = await importValidators(compileValidators(release));
      const user = { ...anonymous, signedIn: true, email: 'ada@example.com', roles: release.access.roles.map(String) };
      for (const [index, form] of Object.values(release.forms).entries()) {
        const fields = 'each' in form.fields ? [form.fields.each] : form.fields;
        for (const person of [anonymous, user]) {
          const scope = { variables: {}, user: person, settings: release.settings, clock, expressions };
          const runtime = { release, locale: 'en', validators };
          walk({ form: { ...form, fields }, runtime, scope, random: createRandom(index) }, form.id);
        }
      }
      const wholes = Object.values(release.forms).filter(
        ({ fields }) =>
          !('each' in fields) && fields.length > 2 && analyseDependencies(fields, release, expressions).isWhole,
      );

      // A record that is bound as a whole is read as a whole; such forms are short.
      expect(wholes.map(({ id }) => id)).toEqual([]);
    },
  );
});

/** Edits a form at random, and compares after each edit. */
function walk({ form, runtime, scope, random }: Walk, title: string): void {
  const { fields, rules, messages } = form;
  const { release } = runtime;
  const open = createFormState({ fields, rules, messages, runtime, scope });
  let state = { draft: startDraft({ fields, scope, release }), picked: {} };
  let offered: AvailableOptions = {};
  for (let edit = 0; edit < editsOfEach; edit += 1) {
    const field = pickOne(random, fields);
    if (field.options && random() < 0.5) {
      const items = pickOne(random, [[], [{ id: 'a' }], [{ id: 'a' }, { id: 'b' }]]);
      offered = { ...offered, [field.path]: items };
      open.offer(field.path, items);
    } else {
      const { path, value } = pickEdit(field, random);
      const record = random() < 0.3 ? { id: value } : undefined;
      state = applyChange({ fields, scope, release, ...state, offered, path, value, record });
      open.change({ path, value, record });
    }
    const input = { fields, scope, ...state, offered };
    const at = `${title}, edit ${edit}`;
    expect({ at, draft: open.draft(), picked: open.picked() }).toEqual({ at, ...state });
    expect({ at, decisions: open.decisions() }).toEqual({
      at,
      decisions: resolveFieldStates({ ...input, release, base: 'form' }),
    });
    const problems = validateFields({ ...input, runtime, rules, messages });
    // Sometimes the problems are not read, so that several changes are validated together.
    if (random() < 0.7) expect({ at, problems: open.problems() }).toEqual({ at, problems });
    expect(normaliseDraft({ ...input, release, draft: open.draft() })).toEqual(normaliseDraft({ ...input, release }));
  }
  const whole: readonly FieldProblem[] = validateFields({ fields, scope, ...state, offered, runtime, rules, messages });
  expect([open.problems(), open.settle()]).toEqual([whole, whole]);
}

function pickEdit(field: FieldModel, random: () => number): { readonly path: string; readonly value: unknown } {
  if (field.properties && random() < 0.7) {
    const inner = pickOne(random, field.properties);
    const path = field.type === 'array' ? `${field.path}.${Math.floor(random() * 2)}` : field.path;
    return { path: `${path}.${inner.path}`, value: pickOne(random, ['a', 'b', '', 'long']) };
  }
  const records = [{ a: 'a' }, { a: 'b', b: 'x' }, {}];
  if (field.type === 'object') return { path: field.path, value: pickOne(random, [null, ...records]) };
  if (field.type === 'array') {
    return { path: field.path, value: pickOne(random, [[], [{ a: 'a' }], [{ a: 'b' }, { a: 'a', b: 'x' }], null]) };
  }
  const listed = field.values?.map(({ value }) => value) ?? [];
  return { path: field.path, value: pickOne(random, [...listed, 'a', ' a ', 'b', '', 'too long', true, false, 2]) };
}

function emptyRelease(texts: Release['texts']): Release {
  const { release } = buildRelease(readDefinitionFiles(join(root, 'examples', 'lending-library')));
  if (!release) throw new Error('The example does not compile.');
  const english = { ...release.texts['en'], ...texts['en'] };
  return { ...release, texts: { en: english } };
}

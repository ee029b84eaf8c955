import { type Draft, type FieldModel, readPath, writePath } from '#engine';
import { sampleRecord } from '../../compiler/samples/sampleField.ts';
import { FormView } from '../../renderer/forms/FormView.tsx';
import type { Drawing } from '../plan/StoryPlan.ts';
import { sampleGiven } from '../samples/sampleGiven.ts';
import { wrongValue } from '../samples/wrongValue.ts';
import type { Drawn } from './drawStory.tsx';
import { Sheet } from './Sheet.tsx';
import type { StageWorld } from './StageWorld.ts';
import { rowsOf } from './StorySet.ts';

/** Renders a form: empty, filled, with errors or read-only. */
export function drawForm(world: StageWorld, { form: id, state }: Extract<Drawing, { draw: 'form' }>): Drawn {
  const form = world.release.forms[id];
  if (!form) throw new Error(`No form "${id}" in this release`);
  const given = sampleGiven(form.given, world);
  const fields = 'each' in form.fields ? [form.fields.each] : form.fields;
  const draft = draftOf(state, fields, world, form.of);
  const element = (
    <Sheet title={id}>
      <FormView
        form={form}
        given={given}
        host="page"
        name={state}
        mode={state === 'readOnly' ? 'read' : 'edit'}
        answers={draft === undefined ? undefined : { draft, picked: {} }}
        onHandOver={() => undefined}
      />
    </Sheet>
  );
  return { element, data: { given, draft: draft ?? {} } };
}

function draftOf(
  state: Extract<Drawing, { draw: 'form' }>['state'],
  fields: readonly FieldModel[],
  world: StageWorld,
  entity: string | undefined,
): Draft | undefined {
  if (state === 'empty') return undefined;
  if (state !== 'withErrors') return sampleDraft(fields, world, entity);
  return fields.reduce<Draft>((draft, field) => {
    const wrong = wrongValue(field);
    return wrong === undefined ? draft : writePath(draft, field.path, wrong);
  }, {});
}

/** Returns a filled draft: the values of an example if the form belongs to its entity, otherwise generated ones. */
export function sampleDraft(fields: readonly FieldModel[], world: StageWorld, entity?: string): Draft {
  const example = entity === undefined ? undefined : rowsOf(world.records, entity)[0];
  const made = sampleRecord(fields, {
    release: world.release,
    index: 0,
    keyOf: (other) => readPath(rowsOf(world.records, other)[0], world.release.entities[other]?.key ?? 'id'),
  });
  return fields.reduce<Draft>((draft, { path, options, value }) => {
    const known = options || value !== undefined ? undefined : readPath(example, path);
    return known === undefined ? draft : writePath(draft, path, known);
  }, made);
}

import set from 'virtual:stories/set/definitions.js';
import type { FieldModel, FormModel } from '#engine';
import { FormView } from '../../renderer/forms/FormView.tsx';
import { makeField } from '../samples/makeField.ts';
import { Sheet } from '../stage/Sheet.tsx';
import { Stage } from '../stage/Stage.tsx';
import { worldOf } from '../stage/StageWorld.ts';
import { type CatalogueStory, makeStory } from '../stage/storyOf.tsx';

/** A widget and what it holds in its stories. */
export interface WidgetSample {
  readonly widget: string;
  readonly title: string;
  readonly field?: Partial<FieldModel>;
  readonly value: unknown;
  /** As much as it can hold. */
  readonly longValue: unknown;
}

/** How a widget stands. */
export type WidgetState = 'default' | 'empty' | 'withError' | 'readOnly' | 'longText';

/** The states that every widget is shown in, by the name of the export. */
export const widgetStates = {
  Default: 'default',
  Empty: 'empty',
  WithError: 'withError',
  ReadOnly: 'readOnly',
  LongText: 'longText',
} as const satisfies Readonly<Record<string, WidgetState>>;

const longTitle = 'The reason why this book is asked for again, although it has been lent to the same member before';
const longHelp =
  'Write down all that the person at the desk has to know: where the book was left, in which condition it is, and by whom it is wanted next.';

/** A widget in a form of one field, in one of its states. */
export function widgetStory(sample: WidgetSample, state: WidgetState): CatalogueStory {
  const world = worldOf(set, undefined);
  const field = fieldOf(sample, state);
  const form: FormModel = {
    id: sample.widget,
    given: {},
    data: [],
    fields: [field],
    rules: [],
    submits: [],
    mode: 'edit',
    messages: {},
  };
  const value = state === 'empty' ? undefined : state === 'longText' ? sample.longValue : sample.value;
  const draft = value === undefined ? {} : { [field.path]: value };
  const refused =
    state === 'withError' ? [{ path: field.path, code: 'server', message: 'This cannot stay as it is.' }] : undefined;
  return makeStory(
    state,
    (looks) => (
      <Stage world={world} looks={looks}>
        <Sheet title={sample.widget}>
          <FormView
            form={form}
            given={{}}
            host="page"
            name={state}
            answers={{ draft, picked: {} }}
            serverErrors={refused}
            onHandOver={() => undefined}
          />
        </Sheet>
      </Stage>
    ),
    { data: draft },
  );
}

function fieldOf({ widget, title, field }: WidgetSample, state: WidgetState): FieldModel {
  return makeField('sample', {
    ...field,
    widget,
    title: { literal: state === 'longText' ? longTitle : title },
    help: { literal: state === 'longText' ? longHelp : 'A word of help.' },
    locked: state === 'readOnly',
    required: state === 'withError',
  });
}

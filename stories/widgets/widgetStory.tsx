import set from 'virtual:stories/set/definitions.js';
import type { Draft, FieldModel, FormModel, Mode } from '#engine';
import { FormView } from '../../renderer/forms/FormView.tsx';
import { FormPartsContext } from '../../renderer/widgets/FormPartsContext.ts';
import type { PortalForms } from '../../renderer/widgets/PortalForms.ts';
import { registerForms } from '../../renderer/widgets/registerForms.tsx';
import { makeField } from '../samples/makeField.ts';
import { Sheet } from '../stage/Sheet.tsx';
import { Stage } from '../stage/Stage.tsx';
import { worldOf } from '../stage/StageWorld.ts';
import { type CatalogueStory, makeStory } from '../stage/storyOf.tsx';

/** A widget and its value in its stories. */
export interface WidgetSample {
  readonly widget: string;
  readonly title: string;
  readonly field?: Partial<FieldModel>;
  readonly value: unknown;
  /** A value of the maximum length. */
  readonly longValue: unknown;
  /** What a portal adds to the built-in widgets. */
  readonly forms?: PortalForms;
}

/** The state of a widget. */
export type WidgetState = 'default' | 'empty' | 'withError' | 'readOnly' | 'longText';

/** The states in which every widget is shown, by the name of the export. */
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

/** How a form of one field is shown, and the callback for its answers. */
interface Showing {
  readonly mode?: Mode;
  readonly onAnswers?: (answers: Draft) => void;
}

/** Creates the story of a widget in a form of one field, in one of its states. */
export function widgetStory(
  sample: WidgetSample,
  state: WidgetState,
  { mode, onAnswers }: Showing = {},
): CatalogueStory {
  const world = worldOf(set, undefined);
  const field = fieldOf(sample, state);
  const form: FormModel = {
    id: sample.widget,
    given: {},
    data: [],
    fields: [field],
    rules: [],
    submits: [],
    mode: mode ?? 'edit',
    messages: {},
  };
  const value = state === 'empty' ? undefined : state === 'longText' ? sample.longValue : sample.value;
  const draft = value === undefined ? {} : { [field.path]: value };
  const refused =
    state === 'withError' ? [{ path: field.path, code: 'server', message: 'This cannot stay as it is.' }] : undefined;
  const parts = registerForms(sample.forms);
  return makeStory(
    mode ?? state,
    (looks) => (
      <Stage world={world} looks={looks}>
        <Sheet title={sample.widget}>
          <FormPartsContext value={parts}>
            <FormView
              form={form}
              given={{}}
              host="page"
              name={state}
              answers={{ draft, picked: {} }}
              serverErrors={refused}
              onChange={(answers) => onAnswers?.(answers.draft)}
              onHandOver={() => undefined}
            />
          </FormPartsContext>
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

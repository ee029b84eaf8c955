import { foreignSamples } from '../foreign/foreignSamples.ts';
import { type WidgetSample, widgetStory } from '../widgets/widgetStory.tsx';

const { widget, field, template, rating, upDown, time } = foreignSamples;

function states(sample: WidgetSample | undefined) {
  if (sample === undefined) throw new Error('Each sample is one of those above.');
  return {
    edit: widgetStory(sample, 'default'),
    empty: widgetStory(sample, 'empty'),
    withError: widgetStory(sample, 'withError'),
    locked: widgetStory(sample, 'readOnly'),
    read: widgetStory(sample, 'default', { mode: 'read' }),
  };
}

export default { title: 'Look/Made for rjsf' };
export const {
  edit: Widget,
  empty: WidgetEmpty,
  withError: WidgetWithError,
  locked: WidgetLocked,
  read: WidgetRead,
} = states(widget);
export const {
  edit: Field,
  empty: FieldEmpty,
  withError: FieldWithError,
  locked: FieldLocked,
  read: FieldRead,
} = states(field);
export const {
  edit: Template,
  empty: TemplateEmpty,
  withError: TemplateWithError,
  locked: TemplateLocked,
  read: TemplateRead,
} = states(template);
export const {
  edit: Rating,
  empty: RatingEmpty,
  withError: RatingWithError,
  locked: RatingLocked,
  read: RatingRead,
} = states(rating);
export const {
  edit: UpDown,
  empty: UpDownEmpty,
  withError: UpDownWithError,
  locked: UpDownLocked,
  read: UpDownRead,
} = states(upDown);
export const {
  edit: Time,
  empty: TimeEmpty,
  withError: TimeWithError,
  locked: TimeLocked,
  read: TimeRead,
} = states(time);

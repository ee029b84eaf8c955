import type { Authored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import type { ImportReport } from '../Importer.ts';
import type { UiOptions } from './readUiOptions.ts';

interface WidgetInput {
  readonly options: UiOptions;
  readonly property: Authored;
  readonly pointer: string;
  readonly report: ImportReport;
}

type Suits = (property: Authored) => boolean;

const isText: Suits = ({ type, values, format }) => type === 'string' && values === undefined && format === undefined;
const isListed: Suits = ({ values, $ref }) => values !== undefined && $ref === undefined;
const isNumber: Suits = ({ type, values }) => (type === 'number' || type === 'integer') && values === undefined;
const isFlag: Suits = ({ type, values }) => type === 'boolean' && values === undefined;

/** Widgets of rjsf, with the equivalent widget here and the properties that it supports. */
const widgets: Readonly<Record<string, readonly (readonly [Suits, string | undefined])[]>> = {
  textarea: [[isText, 'textarea']],
  password: [[isText, 'password']],
  email: [[isText, 'email']],
  tel: [[isText, 'tel']],
  text: [[() => true, undefined]],
  radio: [
    [isListed, 'radio'],
    [isFlag, 'yes-no'],
  ],
  select: [
    [isListed, 'select'],
    [isFlag, 'yes-no'],
  ],
  checkboxes: [[({ values, $ref }) => values !== undefined && $ref !== undefined, undefined]],
  updown: [[isNumber, undefined]],
  checkbox: [[isFlag, undefined]],
  date: [[({ format }) => format === 'date', undefined]],
  hidden: [[() => true, undefined]],
};

/** The widget of a field, if there is an equivalent one for its type. */
export function widgetFor({ options: { widget }, property, pointer, report }: WidgetInput): Authored {
  if (widget === undefined) return {};
  const found = (Object.hasOwn(widgets, widget) ? widgets[widget] : undefined)?.find(([suits]) => suits(property));
  if (found === undefined) {
    const message = `There is no widget "${widget.slice(0, 40)}" for this value: the default one is used.`;
    report.omit({ pointer: joinPointer(pointer, 'ui:widget'), keyword: 'ui:widget', message });
    return {};
  }
  const [, name] = found;
  return name === undefined ? {} : { widget: name };
}

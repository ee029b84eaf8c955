import { isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import type { ImportReport } from '../Importer.ts';

/** Options of one field in a uiSchema. */
export interface UiOptions {
  readonly title?: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly widget?: string;
  readonly order?: readonly string[];
  readonly isHidden: boolean;
  readonly isLocked: boolean;
}

const read = new Set(
  'title description help placeholder widget order readonly disabled enumNames options label'.split(' '),
);

/** Reads the options of a field, with the prefix `ui:` or in `ui:options`. Reports unknown ones. */
export function readUiOptions(ui: unknown, pointer: string, report: ImportReport): UiOptions {
  const words = uiOptionsOf(ui);
  for (const word of Object.keys(words)) {
    if (read.has(word)) continue;
    const keyword = `ui:${word}`;
    report.omit({ pointer: joinPointer(pointer, keyword), keyword, message: 'The default rendering is used.' });
  }
  const text = (word: string): string | undefined => {
    const value = words[word];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const { order, widget, readonly: isReadOnly, disabled } = words;
  const texts = { title: text('title'), help: text('help') ?? text('description'), placeholder: text('placeholder') };
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)),
    ...(typeof widget === 'string' ? { widget } : {}),
    ...(Array.isArray(order) ? { order: order.filter((name) => typeof name === 'string') } : {}),
    isHidden: widget === 'hidden',
    isLocked: isReadOnly === true || disabled === true,
  };
}

/** All options of a field, without prefix. */
export function uiOptionsOf(ui: unknown): Readonly<Record<string, unknown>> {
  if (!isAuthored(ui)) return {};
  const options = isAuthored(ui['ui:options']) ? ui['ui:options'] : {};
  const prefixed = Object.entries(ui).flatMap(([word, value]) =>
    word.startsWith('ui:') ? [[word.slice(3), value] as const] : [],
  );
  return { ...options, ...Object.fromEntries(prefixed) };
}

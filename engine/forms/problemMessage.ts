import type { FieldModel } from '../model/field.types.ts';
import type { Runtime, Scope } from '../model/runtime.types.ts';
import type { Text } from '../model/value.types.ts';
import { findText as findEngineText, formatText } from '../texts/formatText.ts';

export type Messages = Readonly<Record<string, Text>>;

interface MessageInput {
  readonly code: string;
  readonly title: Text;
  readonly value?: unknown;
  readonly limit?: unknown;
  /** Nearest first: messages of the field, then of the form. */
  readonly messages: readonly (Messages | undefined)[];
  readonly scope: Scope;
  readonly runtime: Runtime;
}

/** The message of a problem: the field's own message, else the form's, else the engine's. */
export function problemMessage(input: MessageInput): string {
  const { scope, runtime, title, value, limit } = input;
  const context = { release: runtime.release, locale: runtime.locale };
  const shown = typeof value === 'string' ? value.slice(0, 200) : value;
  const extra = { title: formatText(title, scope, context), value: shown, limit: listed(limit) };
  return formatText(chooseText(input), scope, { ...context, extra });
}

function chooseText({ code, messages: [own, form], runtime }: MessageInput): Text {
  const name = code.startsWith('rule:') ? 'rules' : code.replace(/^field\//, '');
  const general = name === 'required' ? undefined : 'invalid';
  const engine = findEngineText(`engine/${name}`, runtime) === undefined ? undefined : { text: `engine/${name}` };
  return (
    textOf(own, name) ??
    textOf(own, general) ??
    textOf(form, name) ??
    engine ??
    textOf(form, general) ?? { text: general ? 'engine/invalid' : 'engine/required' }
  );
}

function textOf(messages: Messages | undefined, name: string | undefined): Text | undefined {
  return messages && name !== undefined && Object.hasOwn(messages, name) ? messages[name] : undefined;
}

function listed(limit: unknown): unknown {
  return Array.isArray(limit) ? limit.join(', ') : limit;
}

/** The message of one problem of a field. */
export function fieldMessage(
  field: FieldModel,
  input: Omit<MessageInput, 'title' | 'messages'> & { readonly messages?: Messages },
): string {
  return problemMessage({ ...input, title: field.title, messages: [field.messages, input.messages] });
}

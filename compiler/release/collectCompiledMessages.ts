import type { SerializedMessage } from '#engine';
import { serializeMessage } from '#engine/internal';
import { parseMessage } from '#engine/parsers';

/** Parsed texts of a catalogue that have arguments, by key. Invalid messages are left out. */
export function collectCompiledMessages(
  catalogue: Readonly<Record<string, string>>,
): Readonly<Record<string, SerializedMessage>> {
  const read = Object.entries(catalogue).flatMap(([key, text]) => {
    const message = readMessage(text);
    return message === undefined ? [] : [[key, message] as const];
  });
  return Object.fromEntries(read);
}

function readMessage(text: string): SerializedMessage | undefined {
  if (!text.includes('{') && !text.includes("'")) return undefined;
  try {
    return serializeMessage(parseMessage(text));
  } catch {
    return undefined;
  }
}

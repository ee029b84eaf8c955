import { parseMessage, type ShippedMessage } from '#engine';
import { encodeMessage } from '#engine/internal';

/** The texts of a catalogue that have something to be filled in, read, by their keys. What is no message is left out. */
export function collectCompiledMessages(
  catalogue: Readonly<Record<string, string>>,
): Readonly<Record<string, ShippedMessage>> {
  const read = Object.entries(catalogue).flatMap(([key, text]) => {
    const message = readMessage(text);
    return message === undefined ? [] : [[key, message] as const];
  });
  return Object.fromEntries(read);
}

function readMessage(text: string): ShippedMessage | undefined {
  if (!text.includes('{') && !text.includes("'")) return undefined;
  try {
    return encodeMessage(parseMessage(text));
  } catch {
    return undefined;
  }
}

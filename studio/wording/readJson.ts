/** Texts that were read last: the same one is asked for by every part of a view. */
const readBefore = new Map<string, unknown>();
const mostRead = 16;

/** A text as JSON, which is never written to; undefined while it cannot be read. */
export function readJson(text: string): unknown {
  if (readBefore.has(text)) return readBefore.get(text);
  const json = parse(text);
  readBefore.set(text, json);
  const [oldest] = readBefore.keys();
  if (readBefore.size > mostRead && oldest !== undefined) readBefore.delete(oldest);
  return json;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

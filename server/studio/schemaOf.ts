import { bundleSchema, isKind } from '#compiler';

const known = new Map<string, string>();

/** The meta-schema of a kind, as JSON without references to other files; undefined for what is no kind. */
export function schemaOf(kind: string): string | undefined {
  if (!isKind(kind)) return undefined;
  const text = known.get(kind) ?? JSON.stringify(bundleSchema(kind, 'editors'));
  known.set(kind, text);
  return text;
}

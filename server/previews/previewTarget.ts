import { isRecord } from '#engine';

/** Whose rights a preview has: those of an account with stored records, or of a role with sample records. */
export type PreviewTarget =
  | { readonly account: number }
  | { readonly role?: string; readonly functions: readonly number[] };

/** Parses a stored target. Undefined if it is none. */
export function readTarget(stored: unknown): PreviewTarget | undefined {
  if (!isRecord(stored)) return undefined;
  const { account, role, functions } = stored;
  if (typeof account === 'number') return { account };
  if (!Array.isArray(functions)) return undefined;
  const held = functions.filter((id): id is number => typeof id === 'number');
  return typeof role === 'string' ? { role, functions: held } : { functions: held };
}

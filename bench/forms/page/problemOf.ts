import type { PlainField } from '../workloads.ts';

/** Returns the problem of an answer, as hand-written validation would. */
export function problemOf({ required, kind }: PlainField, value: string | boolean | undefined): string | undefined {
  const text = typeof value === 'string' ? value : '';
  if (required && text.trim() === '') return 'This is required.';
  if (text.length > (kind === 'area' ? 1000 : 100)) return 'This is too long.';
  return kind === 'email' && text !== '' && !/^\S+@\S+\.\S+$/.test(text) ? 'This is no address.' : undefined;
}

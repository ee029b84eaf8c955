import { openContent } from './sealContent.ts';

interface StoredWords {
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly markdown: string | null;
  readonly sealed: string | null;
  readonly sealed_until: string | null;
}

interface ReadWords {
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly markdown: string | null;
}

/** Returns the content of a stored mail. Its secrets are included until they expire. */
export function readMail(
  row: StoredWords,
  { secret, now }: { readonly secret: Uint8Array; readonly now: string },
): ReadWords {
  const isOfUse = row.sealed_until !== null && Date.parse(row.sealed_until) > Date.parse(now);
  const opened = row.sealed === null || !isOfUse ? undefined : openContent(row.sealed, secret);
  return opened ?? row;
}

import { isRecord } from '#engine';

const wordNames = ['locale', 'text', 'end', 'ended', 'make', 'made', 'nothing'] as const;

/** A preview as the studio has opened it for this window. */
export interface OpenedPreview {
  readonly token: string;
  readonly release: string;
  readonly expiresAt: string;
  readonly locale: string;
  readonly theme: string;
  /** The day on which the preview is. Absent: the present one. */
  readonly date?: string;
  /** Path of the operation that ends it. */
  readonly endAt: string;
  /** Texts of the bar, in the language of the administrator. */
  readonly words: Readonly<Record<(typeof wordNames)[number], string>>;
}

/** Returns the preview that the studio has stored for a window of this name. Undefined if there is none. */
export function readPreview(name: string, storage: Pick<Storage, 'getItem'>): OpenedPreview | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(name) ?? 'null');
  } catch {
    return undefined;
  }
  return isOpenedPreview(stored) ? stored : undefined;
}

function isOpenedPreview(value: unknown): value is OpenedPreview {
  const names = ['token', 'release', 'expiresAt', 'locale', 'theme', 'endAt'];
  if (!isRecord(value) || !names.every((name) => typeof value[name] === 'string')) return false;
  const { words, date } = value;
  if (date !== undefined && typeof date !== 'string') return false;
  return isRecord(words) && wordNames.every((name) => typeof words[name] === 'string');
}

import type { DefinitionName, TranslatedText } from '../data/operations.ts';
import { keyOf } from '../data/operations.ts';
import { differingPlaceholders } from '../translations/translations.ts';

/** A translation as a file of a translator has it. */
export interface SentTranslation extends DefinitionName {
  readonly path: string;
  /** The English text that was translated. */
  readonly source: string;
  readonly target: string;
}

export type TranslationState = 'missing' | 'outdated' | 'complete';

/** Why a translation of a file is not taken. */
export type LeftOut = 'unknown' | 'changed' | 'placeholders';

/** What the import of a file would change. */
export interface ImportPlan {
  readonly taken: readonly SentTranslation[];
  readonly leftOut: readonly (SentTranslation & { readonly reason: LeftOut })[];
}

export function stateOf({ source, target, targetOf }: TranslatedText): TranslationState {
  if (target === undefined || target === '') return 'missing';
  return targetOf === source ? 'complete' : 'outdated';
}

/**
 * Compares the translations of a file with the texts. Without a translation, or with the one that the text has, nothing
 * changes. A translation of an English text that has changed meanwhile is not taken, nor one that lacks a placeholder.
 */
export function planImport(sent: readonly SentTranslation[], texts: readonly TranslatedText[]): ImportPlan {
  const known = new Map(texts.map((text) => [placeOf(text), text]));
  const taken: SentTranslation[] = [];
  const leftOut: (SentTranslation & { readonly reason: LeftOut })[] = [];
  for (const one of sent) {
    const text = known.get(placeOf(one));
    // Whoever has not reached an outdated translation has not confirmed it either.
    if (one.target.trim() === '' || text?.target === one.target) continue;
    const reason = reasonAgainst(one, text);
    if (reason === undefined) taken.push(one);
    else leftOut.push({ ...one, reason });
  }
  return { taken, leftOut };
}

function reasonAgainst({ source, target }: SentTranslation, text: TranslatedText | undefined): LeftOut | undefined {
  if (text === undefined) return 'unknown';
  if (text.source !== source) return 'changed';
  return differingPlaceholders(source, target).length > 0 ? 'placeholders' : undefined;
}

function placeOf(one: DefinitionName & { readonly path: string }): string {
  return `${keyOf(one)} ${one.path}`;
}

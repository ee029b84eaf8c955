import { answersOf, rootNameOf, selectedRecordsOf } from './answersOf.ts';
import type { FormAnswers } from './FormStore.ts';

interface Beginning {
  /** What the host has. */
  readonly hosted: FormAnswers | undefined;
  /** What was typed in this tab and not yet handed over. */
  readonly kept: FormAnswers | undefined;
  /** Names that the fields of the form write under. */
  readonly own: readonly string[];
  /** The host has the answers of other forms too, which this one may read. */
  readonly isShared: boolean;
}

/**
 * What a form begins with. What was kept is newer than what the host has; of all else the host knows best. Outside a
 * wizard a form has no answers but its own: what an earlier form of the same place asked would be sent with it.
 */
export function initialAnswers({ hosted, kept, own, isShared }: Beginning): FormAnswers | undefined {
  const known = hosted === undefined || isShared ? hosted : onlyOwn(hosted, own);
  if (kept === undefined) return known;
  return {
    draft: { ...known?.draft, ...answersOf(own, kept.draft) },
    picked: { ...known?.picked, ...selectedRecordsOf(own, kept.picked, known?.picked) },
  };
}

function onlyOwn({ draft, picked }: FormAnswers, own: readonly string[]): FormAnswers {
  const isOwn = ([name]: readonly [string, unknown]): boolean => own.includes(rootNameOf(name));
  return {
    draft: Object.fromEntries(Object.entries(draft).filter(isOwn)),
    picked: Object.fromEntries(Object.entries(picked).filter(isOwn)),
  };
}

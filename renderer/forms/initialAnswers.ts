import { answersOf, rootNameOf, selectedRecordsOf } from './answersOf.ts';
import type { FormAnswers } from './FormStore.ts';

interface Beginning {
  /** Answers of the host. */
  readonly hosted: FormAnswers | undefined;
  /** Answers in this tab that have not been submitted. */
  readonly kept: FormAnswers | undefined;
  /** Top-level names of the form's fields. */
  readonly own: readonly string[];
  /** The host also has the answers of other forms, which this one can read. */
  readonly isShared: boolean;
}

/**
 * Returns the initial answers of a form. Stored answers of this tab are newer than the host's; for all other answers
 * the host's are used. Outside a wizard, only the form's own answers are included, because those of an earlier form
 * would be sent with it.
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

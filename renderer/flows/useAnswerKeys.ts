import type { KeyboardEvent } from 'react';
import type { FlowItem } from '#engine';
import { answerByKey, itemForKeys } from './answerByKey.ts';
import type { FlowState } from './useFlowState.ts';

/** Where one types, or where these keys have a meaning of their own. */
const ownKeys =
  'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"]';

/** What Enter does by itself. */
const pressed = 'a, button, summary, [role="button"], textarea, select, [role="combobox"]';

interface AnswerKeysInput {
  readonly page: readonly FlowItem[];
  readonly state: FlowState;
  /** Goes on, as a press on Next does. */
  readonly advance: () => void;
  /** Goes to the page before; absent on the first one. */
  readonly goBack: (() => void) | undefined;
}

/**
 * Answers a question by a key while the focus is in its form: 1 to 9 pick an answer, Enter goes on, and Backspace goes
 * back. A field in which one types keeps its keys.
 */
export function useAnswerKeys({ page, state, advance, goBack }: AnswerKeysInput) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    if (!(target instanceof Element)) return;
    if (key === 'Enter') {
      // A field submits its form by itself.
      if (target.closest(`input, ${pressed}`) !== null) return;
      event.preventDefault();
      advance();
      return;
    }
    if (key === 'Backspace' && goBack !== undefined && target.closest(ownKeys) === null) {
      event.preventDefault();
      goBack();
      return;
    }
    const item = itemForKeys(page);
    if (item === undefined || target.closest(ownKeys) !== null) return;
    const answer = answerByKey(item, key);
    if (answer === undefined) return;
    event.preventDefault();
    state.answer(item, answer.value);
  };
}

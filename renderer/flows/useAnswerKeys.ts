import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { FlowItem } from '#engine';
import { answerByKey, keysOfPage } from './answerByKey.ts';
import type { FlowState } from './useFlowState.ts';

/** Text inputs, and elements where these keys have another meaning. */
const ownKeys =
  'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"]';

/** Elements with their own behaviour for Enter. */
const pressed = 'a, button, summary, [role="button"], textarea, select, [role="combobox"]';

interface AnswerKeysInput {
  readonly page: readonly FlowItem[];
  readonly state: FlowState;
  /** Continues, as Next does. */
  readonly advance: () => void;
  /** Goes to the previous page; undefined on the first one. */
  readonly goBack: (() => void) | undefined;
}

/**
 * Answers a question by keyboard: 1 to 9 select an answer or answer a statement, Enter continues, and Backspace goes
 * back. The keys work in the form, and on the page while its heading has the focus, for example initially. Text inputs
 * are not affected.
 */
export function useAnswerKeys({ page, state, advance, goBack }: AnswerKeysInput): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const press = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    if (!(target instanceof Element) || !isHeard(target, form.current)) return;
    if (key === 'Enter') {
      // Enter in an input submits its form anyway.
      if (target.closest(`input, ${pressed}`) !== null) return;
      event.preventDefault();
      advance();
      return;
    }
    if (target.closest(ownKeys) !== null) return;
    if (key === 'Backspace' && goBack !== undefined) {
      event.preventDefault();
      goBack();
      return;
    }
    const item = keysOfPage(page)?.item;
    const answer = item && answerByKey(item, key);
    if (item === undefined || answer === undefined) return;
    event.preventDefault();
    state.answer(item, answer.value);
  };
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return form;
}

/** Returns whether an element is in the form, or is a heading of the form's page. */
function isHeard(target: Element, form: HTMLFormElement | null): boolean {
  if (form === null) return false;
  if (form.contains(target)) return true;
  return (
    target.matches('h1, h2, main') && form.closest('main, [role="dialog"]') === target.closest('main, [role="dialog"]')
  );
}

import { startTransition, useEffect, useReducer, useRef } from 'react';
import type { OpenDraft } from '../draft/DraftStore.ts';

/** A draft and the JSON Pointer of the part that is selected in it. */
export interface Shown {
  readonly draft: OpenDraft;
  readonly pointer: string;
}

/** Milliseconds after the last change until a pane that is not in use shows it. */
const followAfter = 150;

/**
 * Returns what a pane shows. The pane in use shows every change at once. Another one shows what is typed or moved after a
 * short pause, so that keys do not wait until it is rendered, or when somebody is about to use it: its inputs must not
 * change after they have the focus. A selection alone is shown at once.
 */
export function useFollowed(latest: Shown, isInUse: boolean): Shown {
  const shown = useRef(latest);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const newest = useRef(latest);
  // A text that was moved back is the one that is shown, and is still changing.
  const isChanging = useRef(false);
  const { text } = latest.draft;
  if (isInUse || !isSameDefinition(shown.current, latest)) isChanging.current = false;
  else if (newest.current.draft.text !== text) isChanging.current = true;
  newest.current = latest;
  if (!isChanging.current && !isEqual(shown.current, latest)) shown.current = latest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text begins the pause anew.
  useEffect(() => {
    if (!isChanging.current) return;
    const follow = () => {
      isChanging.current = false;
      shown.current = newest.current;
      renderAgain();
    };
    const timer = setTimeout(() => startTransition(follow), followAfter);
    const followAtOnce = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Tab') return;
      stop();
      // React renders what a key causes before the browser moves the focus.
      follow();
    };
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', followAtOnce, true);
      window.removeEventListener('pointermove', followAtOnce, true);
    };
    window.addEventListener('keydown', followAtOnce, true);
    window.addEventListener('pointermove', followAtOnce, true);
    return stop;
  }, [text]);
  return shown.current;
}

function isSameDefinition({ draft }: Shown, { draft: other }: Shown): boolean {
  return draft.kind === other.kind && draft.definition === other.definition;
}

/** How a draft is saved does not change what panes show. */
function isEqual(one: Shown, other: Shown): boolean {
  return (
    isSameDefinition(one, other) &&
    one.pointer === other.pointer &&
    one.draft.text === other.draft.text &&
    one.draft.live === other.draft.live &&
    one.draft.version === other.draft.version
  );
}

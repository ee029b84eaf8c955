import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useEngineText } from '../../texts/useEngineText.ts';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** The actions of a row as a toolbar: a single tab stop, in which the arrow keys move the focus. */
export function RowTools({ children }: { readonly children: ReactNode }) {
  const say = useEngineText();
  const bar = useRef<HTMLDivElement>(null);
  // Any render can change which actions are available or locked.
  useEffect(() => {
    const tools = toolsOf(bar.current);
    const current = tools.find((tool) => tool === document.activeElement) ?? tools[0];
    for (const tool of tools) tool.tabIndex = tool === current ? 0 : -1;
  });
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    const tools = toolsOf(bar.current);
    const at = event.target instanceof HTMLElement ? tools.indexOf(event.target) : -1;
    const next = step && at >= 0 ? tools[step(at, tools.length - 1)] : undefined;
    if (next === undefined) return;
    event.preventDefault();
    for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1;
    next.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={say('rowActions')} onKeyDown={move}>
      {children}
    </div>
  );
}

/** Returns the focusable elements: enabled buttons and links, and the notes why an action is locked. */
function toolsOf(bar: HTMLElement | null): readonly HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), [role=note]') ?? [])];
}

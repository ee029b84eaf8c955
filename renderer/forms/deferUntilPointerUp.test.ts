import { expect, test, vi } from 'vitest';
import { deferUntilPointerUp } from './deferUntilPointerUp.ts';

test('what is due while something is pressed waits for the click, anything else is done at once', async () => {
  vi.useFakeTimers();
  try {
    const page = new EventTarget();
    const watch = deferUntilPointerUp(page);
    const done: string[] = [];

    watch.afterPress(() => done.push('before'));
    page.dispatchEvent(new Event('mousedown'));
    watch.afterPress(() => done.push('left a field'));
    page.dispatchEvent(new Event('mouseup'));
    done.push('click');
    await vi.runAllTimersAsync();
    watch.afterPress(() => done.push('after'));

    expect(done).toEqual(['before', 'click', 'left a field', 'after']);
  } finally {
    vi.useRealTimers();
  }
});

test('a press that ends outside of the page ends when the window is left', async () => {
  vi.useFakeTimers();
  try {
    const page = new EventTarget();
    const watch = deferUntilPointerUp(page);
    const done: string[] = [];

    page.dispatchEvent(new Event('mousedown'));
    watch.afterPress(() => done.push('left a field'));
    page.dispatchEvent(new Event('blur'));
    await vi.runAllTimersAsync();

    expect(done).toEqual(['left a field']);
  } finally {
    vi.useRealTimers();
  }
});

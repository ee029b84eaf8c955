import { expect, test } from 'vitest';
import { createPreferenceSaver } from './createPreferenceSaver.ts';

function openSaver(send: () => Promise<unknown> = async () => undefined) {
  const sent: unknown[] = [];
  const paused: (() => void)[] = [];
  const saver = createPreferenceSaver({
    send: (...call) => {
      sent.push(call);
      return send();
    },
    later: (work) => void paused.push(work),
  });
  return { saver, sent, pass: () => paused.splice(0).forEach((work) => void work()) };
}

test('after a pause, the last value of each key is sent once', () => {
  const { saver, sent, pass } = openSaver();

  saver.save('books/size', 10);
  saver.save('books/size', 50);
  saver.save('tabs/tab', 'history');
  pass();
  pass();

  expect(sent).toEqual([
    ['books/size', 50, {}],
    ['tabs/tab', 'history', {}],
  ]);
});

test('what waits is sent at once when the page goes away, and not again afterwards', () => {
  const { saver, sent, pass } = openSaver();

  saver.save('books/size', 50);
  saver.flush({ keepalive: true });
  pass();

  expect(sent).toEqual([['books/size', 50, { keepalive: true }]]);
});

test('a refusal is no error of the page, and later values are sent', async () => {
  const { saver, sent, pass } = openSaver(async () => Promise.reject(new Error('refused')));

  saver.save('books/size', 50);
  pass();
  await Promise.resolve();
  saver.save('books/size', 25);
  pass();

  expect(sent).toEqual([
    ['books/size', 50, {}],
    ['books/size', 25, {}],
  ]);
});

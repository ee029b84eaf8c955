import { expect, test } from 'vitest';
import { withoutRepeats } from './withoutRepeats.ts';

/** Takes errors at given seconds. */
function openReport() {
  const reported: (readonly [message: string, repeats: number])[] = [];
  let seconds = 0;
  const report = withoutRepeats(
    (error, repeats) => void reported.push([error instanceof Error ? error.message : String(error), repeats]),
    () => seconds * 1000,
  );
  const meet = (at: number, error: unknown) => {
    seconds = at;
    report(error);
  };
  return { reported, meet };
}

test('an error that repeats is reported at once, and again each minute with how often it was met', () => {
  const { reported, meet } = openReport();

  for (let at = 0; at < 125; at += 1) meet(at, new Error('connect ECONNREFUSED 127.0.0.1:5432'));

  expect(reported).toEqual([
    ['connect ECONNREFUSED 127.0.0.1:5432', 0],
    ['connect ECONNREFUSED 127.0.0.1:5432', 59],
    ['connect ECONNREFUSED 127.0.0.1:5432', 59],
  ]);
});

test('another error is reported at once, by its message', () => {
  const { reported, meet } = openReport();

  meet(0, new Error('connect ECONNREFUSED 127.0.0.1:5432'));
  meet(1, new Error('The connection was closed.'));
  meet(2, new Error('The connection was closed.'));
  meet(3, 'gone');

  expect(reported).toEqual([
    ['connect ECONNREFUSED 127.0.0.1:5432', 0],
    ['The connection was closed.', 0],
    ['gone', 0],
  ]);
});

test('an error that was gone for longer than a minute begins anew', () => {
  const { reported, meet } = openReport();

  meet(0, new Error('late'));
  meet(1, new Error('late'));
  meet(70, new Error('other'));
  meet(71, new Error('late'));

  expect(reported).toEqual([
    ['late', 0],
    ['other', 0],
    ['late', 0],
  ]);
});

import { expect, test } from 'vitest';
import { readExpiry } from './readToken.ts';

test('reads when a token ends', () => {
  // given
  const claims = Buffer.from(JSON.stringify({ sub: '4', exp: 1_795_000_000 })).toString('base64url');
  // when
  const exp = readExpiry(`header.${claims}.signature`);
  // then
  expect(exp).toBe(1_795_000_000);
});

test('knows no end of what is not a readable token', () => {
  expect(['', 'opaque', 'a.b.c', 'a.e30.c'].map(readExpiry)).toEqual([undefined, undefined, undefined, undefined]);
});

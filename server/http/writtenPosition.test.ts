import { expect, test } from 'vitest';
import { rememberPosition, writtenPosition } from './writtenPosition.ts';

test.each([
  [false, 'written=3F-1A2B; Path=/; Max-Age=300; HttpOnly; SameSite=Strict'],
  [true, '__Host-written=3F-1A2B; Path=/; Max-Age=300; HttpOnly; SameSite=Strict; Secure'],
])('a position comes back from the browser that was told it, with TLS: %s', async (isSecure, cookie) => {
  const sent: unknown[] = [];
  const reply = {
    header(name: string, value: unknown) {
      sent.push([name, value]);
      return Object.assign(reply);
    },
  };

  await rememberPosition({ reply, replica: { position: async () => '3F/1A2B' }, isSecure });

  expect(sent).toEqual([['set-cookie', cookie]]);
  expect(writtenPosition({ headers: { cookie: `browser=x; ${cookie.split(';')[0]}; other=y` } }, isSecure)).toBe(
    '3F/1A2B',
  );
});

test.each([undefined, '', 'written=', "written=1'--", 'unwritten=1-2', 'written=123456789-1'])(
  'no position is read from the cookie %s',
  (cookie) => {
    expect(writtenPosition({ headers: cookie === undefined ? {} : { cookie } }, false)).toBeUndefined();
  },
);

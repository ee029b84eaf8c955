import { afterEach, expect, test, vi } from 'vitest';
import { expressions } from '#compiler';
import { createTextsBackend } from '../../web/createTextsBackend.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['what everyone may read, without a token', 'f00d.public', '/definitions/f00d/public-words.fr.json', {}],
  [
    'what is for rights whose name has dots, for a session',
    'f00d.BwAM.signature',
    '/definitions/f00d/BwAM.signature/words.fr.json',
    { authorization: 'Bearer key' },
  ],
])('Texts are fetched from the part that their namespace names: %s', async (_part, namespace, address, headers) => {
  // given
  const texts = { title: 'Livres' };
  const fetch = vi.fn(async () => Response.json({ texts, messages: {} }));
  vi.stubGlobal('fetch', fetch);
  const backend = createTextsBackend({ expressions, token: () => 'key' });
  // when
  const read: unknown = await backend.read('fr', namespace, () => undefined);
  // then
  expect(read).toEqual(texts);
  expect(fetch.mock.calls).toEqual([[address, { headers }]]);
});

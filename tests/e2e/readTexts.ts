import { administrator, demoPassword } from './people.ts';
import type { Portal } from './startPortal.ts';

export type Catalogue = Readonly<Record<string, string>>;

/** Returns the texts of the live release in one language. */
export async function readTexts(portal: Portal, locale: string): Promise<Catalogue> {
  const { hash } = await read<{ readonly hash: string }>(`${portal.url}/definitions/current`);
  const { accessToken } = await read<{ readonly accessToken: string }>(`${portal.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: administrator, password: demoPassword }),
  });
  const headers = { authorization: `Bearer ${accessToken}` };
  return read<Catalogue>(`${portal.url}/definitions/${hash}/texts.${locale}.json`, { headers });
}

async function read<Body>(url: string, asked: RequestInit = {}): Promise<Body> {
  const answer = await fetch(url, asked);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const body: Body = await answer.json();
  return body;
}

import type { Portal } from './startPortal.ts';

export type Catalogue = Readonly<Record<string, string>>;

/** The texts of the live release in one language. */
export async function readTexts(portal: Portal, locale: string): Promise<Catalogue> {
  const { hash } = await read<{ readonly hash: string }>(`${portal.url}/definitions/current`);
  return read<Catalogue>(`${portal.url}/definitions/${hash}/texts.${locale}.json`);
}

async function read<Body>(url: string): Promise<Body> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const body: Body = await answer.json();
  return body;
}

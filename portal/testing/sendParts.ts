import type { PortalApp } from './openPortalApp.ts';

/** A file of a form. */
interface SentFile {
  readonly name: string;
  readonly content: string;
}

interface SentForm {
  readonly as: string;
  readonly files: readonly SentFile[];
  /** The values next to the files, as the operation's part. */
  readonly part?: { readonly name: string; readonly json: object };
}

/** Sends a form with files over HTTP, as a browser does. */
export async function sendParts(
  portal: PortalApp,
  path: string,
  { as, files, part }: SentForm,
): Promise<{ readonly status: number; readonly json: unknown }> {
  const form = new FormData();
  if (part !== undefined) {
    form.append(part.name, new Blob([JSON.stringify(part.json)], { type: 'application/json' }));
  }
  for (const { name, content } of files) form.append('file', new Blob([content]), name);
  const encoded = new Response(form);
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${await portal.signIn(as)}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  await portal.settle();
  const json: unknown = answer.body === '' ? undefined : JSON.parse(answer.body);
  return { status: answer.statusCode, json };
}

import { docusignToken } from './docusignToken.ts';
import type { DocusignConfig } from './readDocusign.ts';

/** Rejects if the account cannot be reached with its token. */
export async function checkDocusign(
  config: DocusignConfig,
  signal: AbortSignal,
  send: typeof fetch = fetch,
): Promise<void> {
  const answer = await send(`${config.baseUrl}/v2.1/accounts/${encodeURIComponent(config.accountId)}`, {
    headers: { authorization: `Bearer ${await docusignToken(config, send)}`, accept: 'application/json' },
    redirect: 'error',
    signal,
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`DocuSign responded with ${answer.status}.`);
}

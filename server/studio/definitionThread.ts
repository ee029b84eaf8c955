import { parentPort } from 'node:worker_threads';
import type { OpenGate } from '#compiler';
import type { SentAnswer, SentQuestion } from './DefinitionQuestion.types.ts';
import { type DefinitionReader, openDefinitions } from './openDefinitions.ts';

/** Releases that are kept: the live one, and the one before while somebody is still at it. */
const mostKept = 2;

const known = new Map<string, DefinitionReader>();

/** The last gate of each portal, by the names that the portal adds. */
const gates = new Map<string, OpenGate>();

parentPort?.on('message', async (sent: SentQuestion) => {
  parentPort?.postMessage(await answerTo(sent));
});

async function answerTo({ id, hash, files, extensions, name, question }: SentQuestion): Promise<SentAnswer> {
  const portal = JSON.stringify(extensions);
  const before = gates.get(portal);
  const reader = known.get(hash) ?? (files === undefined ? undefined : openDefinitions(files, extensions, before));
  if (reader === undefined) return { id, needs: 'files' };
  known.delete(hash);
  known.set(hash, reader);
  const [oldest] = known.keys();
  if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
  try {
    const answer = await reader.answer(name, question);
    const gate = reader.gate();
    if (gate !== undefined) gates.set(portal, gate);
    return { id, answer };
  } catch (fault) {
    return { id, fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
  }
}

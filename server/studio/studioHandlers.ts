import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler } from '../contract/handler.types.ts';
import { readName, refuseField } from '../releases/readContent.ts';
import { judgeDraft } from './judgeDraft.ts';
import { queryRelease } from './queryRelease.ts';

const judge = defineHandler('releases.judge', (context) => {
  const { text, draw } = context.body;
  const name = readName(context.body, '');
  const own = typeof text === 'string' ? { ...name, text } : name;
  return judgeDraft(context, own, typeof draw === 'string' ? draw : undefined);
});

const complete = defineHandler('releases.complete', async (context) => {
  const { body, release } = context;
  const text = String(body['text']);
  const offset = Number(body['offset']);
  if (offset > text.length) throw refuseField('/offset', `At most ${text.length} expected.`);
  return queryRelease(context, release.hash, 'complete', { own: { ...readName(body, ''), text }, offset });
});

const find = defineHandler('releases.find', async (context) => {
  const { args } = context;
  return queryRelease(context, String(args['hash']), 'find', { text: String(args['text'] ?? '') });
});

const uses = defineHandler('releases.uses', async (context) => {
  const { args } = context;
  const name = { kind: String(args['kind']), definition: String(args['definition']) };
  return queryRelease(context, String(args['hash']), 'uses', name);
});

const schema = defineHandler('releases.schema', async (context) => {
  const { args, release, notFound } = context;
  const kind = String(args['kind']);
  const found = await queryRelease(context, release.hash, 'schema', { kind });
  return found === undefined ? notFound() : { kind, schema: found };
});

const texts = defineHandler('releases.texts', async (context) => {
  const { args, release } = context;
  const locale = String(args['locale']);
  if (!release.locales.includes(locale)) throw refuseField('/locale', `One of ${release.locales.join(', ')} expected.`);
  return queryRelease(context, String(args['hash']), 'translations', { locale });
});

/** What the studio asks while definitions are being written; nothing is changed by it. */
export const studioHandlers: readonly Handler[] = [judge, complete, find, uses, schema, texts];

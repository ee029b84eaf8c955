import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { findRecord } from '../records/readRecords.ts';
import { queueTemplate } from './queueTemplate.ts';

/** Sends the mail of a template about one stored record, which is the template's first parameter. */
const send = defineHandler('mails.send', async (context) => {
  const { args, release, storages } = context;
  const id = String(args['template']);
  const template = Object.hasOwn(release.templates, id) ? release.templates[id] : undefined;
  const [name, entity] = Object.entries(template?.given ?? {}).find(([, type]) => storages.has(type)) ?? [];
  if (name === undefined || entity === undefined) return notFound('template');
  const record = (await findRecord(context, entity, args['key'])) ?? notFound('key');
  const to = await queueTemplate(context, { template: id, given: { [name]: record, url: context.server.publicUrl } });
  // The template and the record exist, but the template has no recipient for this record.
  if (to.length === 0) return notFound('key');
});

function notFound(argument: string): never {
  throw new Refusal({ status: 404, code: 'not-found', argument });
}

/** Mails sent by definitions: the operation `mails.send` with `template` and `key`, called by users or as an effect. */
export const mailHandlers: readonly Handler[] = [send];

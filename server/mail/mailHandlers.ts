import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler } from '../contract/handler.types.ts';
import { findRecord } from '../records/readRecords.ts';
import { queueTemplate } from './queueTemplate.ts';

/** Writes the mail of a template about one stored record; the first name of the template's `given` is that record. */
const send = defineHandler('mails.send', async (context) => {
  const { args, release, storages } = context;
  const id = String(args['template']);
  const template = Object.hasOwn(release.templates, id) ? release.templates[id] : undefined;
  const [name, entity] = Object.entries(template?.given ?? {}).find(([, type]) => storages.has(type)) ?? [];
  if (name === undefined || entity === undefined) return context.notFound();
  const record = (await findRecord(context, entity, args['key'])) ?? context.notFound();
  const to = await queueTemplate(context, { template: id, given: { [name]: record, url: context.server.publicUrl } });
  if (to === undefined) return context.notFound();
});

/** Mails that definitions ask for: an operation `mails.send` with `template` and `key`, called by people or as an effect. */
export const mailHandlers: readonly Handler[] = [send];

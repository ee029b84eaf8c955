import markdownIt from 'markdown-it';
import { formatText, resolveTemplate, type Scope } from '#engine';
import { defineHandler } from '../handlers/defineHandler.ts';
import type { Handler } from '../handlers/handler.types.ts';
import { findRecord } from '../records/readRecords.ts';

const markdown = markdownIt({ html: false, linkify: false });

/** Writes the mail of a template about one stored record; the first name of the template's `given` is that record. */
const send = defineHandler('mails.send', async (context) => {
  const { args, release, storages, locale } = context;
  const id = String(args['template']);
  const template = Object.hasOwn(release.templates, id) ? release.templates[id] : undefined;
  const [name, entity] = Object.entries(template?.given ?? {}).find(([, type]) => storages.has(type)) ?? [];
  if (template === undefined || name === undefined || entity === undefined) return context.notFound();
  const record = (await findRecord(context, entity, args['key'])) ?? context.notFound();
  const scope: Scope = {
    ...context.scope,
    variables: { ...context.scope.variables, [name]: record, url: context.server.publicUrl },
  };
  const to = resolveTemplate(template.to, scope);
  if (typeof to !== 'string' || to === '') return context.notFound();
  const words = { release, locale };
  const text = formatText(template.body, scope, words);
  await context.mail.queue({
    ...{ to, text, subject: formatText(template.subject, scope, words) },
    html: markdown.render(text),
  });
});

/** Mails that definitions ask for: an operation `mails.send` with `template` and `key`, called by people or as an effect. */
export const mailHandlers: readonly Handler[] = [send];

import { defineHandler } from '../../contract/defineHandler.ts';
import type { Handler, HandlerContext } from '../../contract/handler.types.ts';
import { Refusal } from '../../contract/Refusal.ts';
import { refuseField } from '../../contract/refuseField.ts';
import { applyTransition } from '../../derived/applyTransition.ts';
import { defaultLocale } from '../../locales/chooseLocale.ts';
import { checkTemplate } from './checkTemplate.ts';
import {
  editionId,
  findEdition,
  lockEdition,
  type TemplateEdition,
  type TemplateName,
  templateEntity,
} from './editions.ts';
import { knownPlaceholders, presentEdition, releaseDescription } from './presentEdition.ts';
import { previewMail } from './previewMail.ts';
import { digestOf } from './releaseText.ts';
import { sanitizeMessage, stylesOf } from './sanitizeMessage.ts';
import { listSummaries } from './summaries.ts';

const summaries: Handler = { ...defineHandler('emailTemplates.summaries', listSummaries), onlyReads: true };

const edition: Handler = {
  ...defineHandler('emailTemplates.edition', async (context) => {
    const owner = context.args['owner'];
    const found = (await findEdition(context, nameOf(context))) ?? notFound(context);
    return presentEdition(context, found, typeof owner === 'string' ? owner : undefined);
  }),
  onlyReads: true,
};

const saveDraft = defineHandler('emailTemplates.saveDraft', async (context) => {
  const { args, user } = context;
  const owner = args['owner'];
  if (typeof owner === 'string' && owner.toLowerCase() !== user.email?.toLowerCase()) {
    return context.refuse(403, 'forbidden', { text: 'engine/draftOwner' });
  }
  const name = nameOf(context);
  if (args['id'] !== undefined && args['id'] !== editionId(name)) refuseField(context, { path: 'id', code: 'options' });
  const found = (await lockEdition(context, name)) ?? notFound(context);
  const text = sentText(context);
  checkTemplate(context, { text, known: knownPlaceholders(context, found) });
  const values = { subject: text.subject, template: text.html, description: ownDescription(context, found.templateId) };
  await applyTransition(context, { entity: templateEntity, key: found.id, values });
  return present(context, found);
});

const publish = defineHandler('emailTemplates.publish', async (context) => {
  const found = (await lockEdition(context, nameOf(context))) ?? notFound(context);
  const { draft, release, id } = found;
  if (draft === undefined) return context.refuse(422, 'no-draft', { text: 'engine/noDraft' });
  // The placeholders can have changed since the draft was saved.
  checkTemplate(context, { text: draft, known: knownPlaceholders(context, found) });
  await applyTransition(context, { entity: templateEntity, key: id, values: { releaseDigest: digestOf(release) } });
  return present(context, found);
});

const reload = defineHandler('emailTemplates.reload', async (context) => {
  const found = (await lockEdition(context, nameOf(context))) ?? notFound(context);
  const { subject, html } = found.published;
  await applyTransition(context, { entity: templateEntity, key: found.id, values: { subject, template: html } });
});

const preview: Handler = {
  ...defineHandler('emailTemplates.preview', async (context) => {
    const { subject, html, text } = await write(context);
    return { subject, template: html, text };
  }),
  onlyReads: true,
};

const sendTest = defineHandler('emailTemplates.sendTest', async (context) => {
  const { user, mail, server } = context;
  if (user.email === undefined) return context.notFound();
  const { templateId } = nameOf(context);
  const content = await write(context);
  const subject = context.text({ text: 'engine/testMail' }, { value: content.subject });
  await mail.queue({ ...content, subject, to: user.email, template: { id: templateId, version: 'test' } });
  return { to: user.email, sent: !server.mailbox };
});

/** Texts of mails that users edit while the portal runs: operations `emailTemplates.*` of the entity `template`. */
export const templateHandlers: readonly Handler[] = [summaries, edition, saveDraft, publish, reload, preview, sendTest];

async function write(context: HandlerContext) {
  const found = (await findEdition(context, nameOf(context))) ?? notFound(context);
  return previewMail(context, { edition: found, text: sentText(context), key: context.args['record'] });
}

async function present(context: HandlerContext, name: TemplateEdition): Promise<unknown> {
  const found = await findEdition(context, name);
  if (context.operation.result.shape === 'none') return undefined;
  return found === undefined ? undefined : presentEdition(context, found);
}

/**
 * Returns the sent description, unless it equals that of the release. In that case, the template keeps following the
 * release.
 */
function ownDescription(context: HandlerContext, templateId: string): unknown {
  const { description } = context.args;
  return description === releaseDescription(context, templateId) ? undefined : description;
}

/** Returns the template of a call. The default language is that of the portal. */
function nameOf({ args, release }: HandlerContext): TemplateName {
  const { templateId, language } = args;
  return {
    templateId: String(templateId),
    language: typeof language === 'string' ? language : defaultLocale(release),
  };
}

/** Returns the sent text, sanitized. */
function sentText({ args, release }: HandlerContext) {
  const html = sanitizeMessage(String(args['template'] ?? ''), stylesOf(release));
  return { subject: String(args['subject'] ?? '').trim(), html };
}

function notFound(context: HandlerContext): never {
  const { templateId } = nameOf(context);
  const message = context.text({ text: 'engine/templateUnknown' }, { value: templateId.slice(0, 100) });
  throw new Refusal({ status: 404, code: 'not-found', message });
}

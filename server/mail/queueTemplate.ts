import { formatText, type Release, resolveTemplate, type Scope, type TemplateModel } from '#engine';
import type { AttachedFile, HandlerContext, MailMessage } from '../contract/handler.types.ts';
import { InvalidDefinitionError } from '../contract/InvalidDefinitionError.ts';
import { beforeCommit } from '../database/beforeCommit.ts';
import type { Queries } from '../database/Database.types.ts';
import { linkAddresses } from './linkAddresses.ts';
import type { MailContent } from './MailContent.types.ts';
import { addressesIn, findLanguages, type Receiver, receiversOf } from './receiversOf.ts';
import { editionId } from './templates/editions.ts';
import { findPublished, type PublishedTemplate } from './templates/findPublished.ts';
import { writePublished } from './templates/writePublished.ts';
import { withhold } from './withhold.ts';
import { writeMail } from './writeMail.ts';

type Row = Readonly<Record<string, unknown>>;

/** The parts of a handler's or job's context that mails need. */
export type MailContext = Pick<
  HandlerContext,
  'db' | 'release' | 'locale' | 'scope' | 'storages' | 'mail' | 'log' | 'server'
>;

interface TemplatedMail {
  /** Id of the mail template. */
  readonly template: string;
  /** Arguments of the template. */
  readonly given: Row;
  /** Values that only the recipient may see, by parameter, and for how long they are valid. */
  readonly secret?: { readonly given: Readonly<Record<string, string>>; readonly hours: number };
  /** The record that the mail is about. */
  readonly about?: MailMessage['about'];
}

/** A mail whose recipients are known. Its languages and its text are not read yet. */
interface AddressedMail extends TemplatedMail {
  readonly context: MailContext;
  readonly model: TemplateModel;
  readonly addresses: readonly string[];
  readonly scope: Scope;
}

/** Open transaction → its mails that are not written yet. */
const waiting = new WeakMap<Queries, AddressedMail[]>();

/**
 * Queues the mail of a template for each recipient and returns the addresses. The text is in the recipient's language:
 * the published one, or else that of the release. The mails of a transaction are written together before its commit,
 * so that the languages and texts of all of them are read at once.
 */
export async function queueTemplate(context: MailContext, mail: TemplatedMail): Promise<readonly string[]> {
  const { db, release } = context;
  const model = findTemplate(release, mail.template);
  if (model === undefined) return [];
  const scope = scopeOf(context, mail.given);
  const { addresses, without } = addressesIn(model, scope);
  if (without > 0) context.log.warn({ template: mail.template, without }, 'a receiver of a mail has no address');
  if (addresses.length === 0) return [];
  const addressed = { ...mail, context, model, addresses, scope };
  const others = waiting.get(db);
  if (others !== undefined) others.push(addressed);
  else if (beforeCommit(db, () => writeWaiting(db))) waiting.set(db, [addressed]);
  else await writeMails(context, [addressed]);
  return addresses;
}

async function writeWaiting(db: Queries): Promise<void> {
  const mails = waiting.get(db) ?? [];
  // A mail that is queued from now on defers its own writing.
  waiting.delete(db);
  // The texts of a release are read for its own mails only.
  for (const own of Map.groupBy(mails, ({ context }) => context.release).values()) {
    const [first] = own;
    if (first !== undefined) await writeMails(first.context, own);
  }
}

async function writeMails(context: MailContext, mails: readonly AddressedMail[]): Promise<void> {
  const languages = await findLanguages(
    context,
    mails.flatMap(({ addresses }) => addresses),
  );
  const written = mails.map((mail) => ({
    mail,
    receivers: receiversOf(mail.context, { ...mail, template: mail.model }, languages),
  }));
  const names = written.flatMap(({ mail, receivers }) =>
    receivers.map(({ locale }) => ({ templateId: mail.template, language: locale })),
  );
  const texts = await findPublished(context, names);
  for (const { mail, receivers } of written) {
    for (const receiver of receivers) {
      const text = texts.get(editionId({ templateId: mail.template, language: receiver.locale }));
      await queueText(mail, receiver, text);
    }
  }
}

/** Writes a mail in the language of a recipient and adds it to the outbox. */
async function queueText(
  { context, template: id, model, given, secret, about, scope: base }: AddressedMail,
  { to, locale }: Receiver,
  published: PublishedTemplate | undefined,
): Promise<void> {
  const { release } = context;
  const links = linkAddresses(model, { given, scope: base, release, publicUrl: context.server.publicUrl });
  const write = (more: Row): MailContent => {
    const scope = { ...base, variables: { ...base.variables, ...links, ...more } };
    return published === undefined
      ? writeMail(model, scope, { release, locale })
      : writePublished(published, scope, { release, locale });
  };
  const { given: told = {}, hours = 0 } = secret ?? {};
  const withheld = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, withhold(value)]));
  const until = new Date(Date.parse(context.scope.clock.now()) + hours * 3_600_000).toISOString();
  const attachments = attachedBy(model, base, { release, locale });
  await context.mail.queue({
    to,
    ...write(withheld),
    template: { id, version: published?.version ?? `release ${release.hash}` },
    ...(secret === undefined ? {} : { secret: { words: write(told), until } }),
    ...(about === undefined ? {} : { about }),
    ...(attachments.length === 0 ? {} : { attachments }),
  });
}

/** Returns the recipients of a template's mail with these arguments. */
export function addressesOf(
  context: Pick<MailContext, 'release' | 'scope'>,
  { template: id, given }: Pick<TemplatedMail, 'template' | 'given'>,
): readonly string[] {
  const template = findTemplate(context.release, id);
  return template === undefined ? [] : addressesIn(template, scopeOf(context, given)).addresses;
}

function findTemplate({ templates }: Release, id: string): TemplateModel | undefined {
  return Object.hasOwn(templates, id) ? templates[id] : undefined;
}

function scopeOf({ release, scope }: Pick<MailContext, 'release' | 'scope'>, given: Row): Scope {
  return { ...scope, variables: { ...scope.variables, setting: release.settings, ...given } };
}

const contentHash = /^[0-9a-f]{64}$/;

/** Returns the attachments of a mail, without absent ones. */
function attachedBy(
  { id, attach = [] }: TemplateModel,
  scope: Scope,
  context: { readonly release: Release; readonly locale: string },
): readonly AttachedFile[] {
  return attach.flatMap(({ file, name }, index) => {
    const hash = resolveTemplate(file, scope) ?? '';
    if (hash === '') return [];
    if (typeof hash === 'string' && contentHash.test(hash)) {
      return [
        {
          hash,
          name: formatText(name, scope, context)
            .replace(/[\p{Cc}/\\]+/gu, ' ')
            .trim(),
        },
      ];
    }
    throw new InvalidDefinitionError({
      definition: `${id}.template.json`,
      pointer: `/attach/${index}/file`,
      reason: 'the value names no stored file',
    });
  });
}

import { formatText, type Release, resolveTemplate, type Scope, type TemplateModel } from '#engine';
import type { AttachedFile, HandlerContext, MailMessage } from '../contract/handler.types.ts';
import { InvalidDefinitionError } from '../contract/InvalidDefinitionError.ts';
import { addressesIn, findReceivers } from './findReceivers.ts';
import { linkAddresses } from './linkAddresses.ts';
import type { MailContent } from './MailContent.types.ts';
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

/**
 * Queues the mail of a template for each recipient and returns the addresses. The text is in the recipient's language:
 * the published one, or else that of the release.
 */
export async function queueTemplate(
  context: MailContext,
  { template: id, given, secret, about }: TemplatedMail,
): Promise<readonly string[]> {
  const { release } = context;
  const template = findTemplate(release, id);
  if (template === undefined) return [];
  const base = scopeOf(context, given);
  const { addresses, without } = addressesIn(template, base);
  if (without > 0) context.log.warn({ template: id, without }, 'a receiver of a mail has no address');
  if (addresses.length === 0) return [];
  const links = linkAddresses(template, { given, scope: base, release, publicUrl: context.server.publicUrl });
  const write = (more: Row, locale: string, published: PublishedTemplate | undefined): MailContent => {
    const scope = { ...base, variables: { ...base.variables, ...links, ...more } };
    return published === undefined
      ? writeMail(template, scope, { release, locale })
      : writePublished(published, scope, { release, locale });
  };
  const { given: told = {}, hours = 0 } = secret ?? {};
  const withheld = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, withhold(value)]));
  const until = new Date(Date.parse(context.scope.clock.now()) + hours * 3_600_000).toISOString();
  for (const { to, locale } of await findReceivers(context, { template, addresses, scope: base })) {
    const attachments = attachedBy(template, base, { release, locale });
    const published = await findPublished(context, { id, locale });
    await context.mail.queue({
      to,
      ...write(withheld, locale, published),
      template: { id, version: published?.version ?? `release ${release.hash}` },
      ...(secret === undefined ? {} : { secret: { words: write(told, locale, published), until } }),
      ...(about === undefined ? {} : { about }),
      ...(attachments.length === 0 ? {} : { attachments }),
    });
  }
  return addresses;
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

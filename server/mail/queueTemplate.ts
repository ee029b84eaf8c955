import { resolveTemplate, type Scope } from '#engine';
import type { HandlerContext, MailMessage } from '../contract/handler.types.ts';
import { findPublished } from './findPublished.ts';
import type { MailContent } from './MailContent.types.ts';
import { withhold } from './withhold.ts';
import { writeMail } from './writeMail.ts';
import { writePublished } from './writePublished.ts';

type Row = Readonly<Record<string, unknown>>;

/** What writing a mail needs of a handler's context, or of a job's. */
export type MailContext = Pick<HandlerContext, 'db' | 'release' | 'locale' | 'scope' | 'storages' | 'mail'>;

interface TemplatedMail {
  /** Id of the mail template. */
  readonly template: string;
  /** What the template is given. */
  readonly given: Row;
  /** What only the reader of the mail may learn, under the names of the template, and for how long it is of use. */
  readonly secret?: { readonly given: Readonly<Record<string, string>>; readonly hours: number };
  /** The record that the mail tells of. */
  readonly about?: MailMessage['about'];
}

/**
 * Queues the mail of a template, in the words that were published for it or else in those of the release; answers the
 * address, or undefined when there is nobody to write to.
 */
export async function queueTemplate(
  context: MailContext,
  { template: id, given, secret, about }: TemplatedMail,
): Promise<string | undefined> {
  const { release, locale } = context;
  const template = Object.hasOwn(release.templates, id) ? release.templates[id] : undefined;
  if (template === undefined) return undefined;
  const scopeWith = (more: Row): Scope => ({
    ...context.scope,
    variables: { ...context.scope.variables, setting: release.settings, ...given, ...more },
  });
  const published = await findPublished(context, id);
  const write = (more: Row): MailContent =>
    published === undefined
      ? writeMail(template, scopeWith(more), { release, locale })
      : writePublished(published, scopeWith(more), { release, locale });
  const to = addressOf(context, { template: id, given });
  if (to === undefined) return undefined;
  const { given: told = {}, hours = 0 } = secret ?? {};
  const withheld = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, withhold(value)]));
  const until = new Date(Date.parse(context.scope.clock.now()) + hours * 3_600_000).toISOString();
  await context.mail.queue({
    to,
    ...write(withheld),
    template: { id, version: published?.version ?? `release ${release.hash}` },
    ...(secret === undefined ? {} : { secret: { words: write(told), until } }),
    ...(about === undefined ? {} : { about }),
  });
  return to;
}

/** Whom the mail of a template is written to with what it is given; undefined when that is nobody. */
export function addressOf(
  { release, scope }: Pick<MailContext, 'release' | 'scope'>,
  { template: id, given }: Pick<TemplatedMail, 'template' | 'given'>,
): string | undefined {
  const template = Object.hasOwn(release.templates, id) ? release.templates[id] : undefined;
  if (template === undefined) return undefined;
  const variables = { ...scope.variables, setting: release.settings, ...given };
  const to = resolveTemplate(template.to, { ...scope, variables });
  return typeof to === 'string' && to !== '' ? to : undefined;
}

import { completeRecord, escapeMarkdown, formatText, isRecord, type Scope } from '#engine';
import { type HandlerContext, storedEntity } from '#server';
import type { Packet, Recipient } from './EnvelopeService.types.ts';
import { createAccessCode } from './signingLinks.ts';
import { toPrintable } from './toPrintable.ts';

type Row = Readonly<Record<string, unknown>>;

/** Templates of packets. */
export type PacketTemplate = 'signing-packet' | 'billing-packet';

/** Returns the packet of a project from a template. Undefined if there are no recipients. */
export async function composePacket(
  context: HandlerContext,
  { project, template }: { readonly project: Row; readonly template: PacketTemplate },
): Promise<Packet | undefined> {
  const { entity } = storedEntity(context, 'project');
  const complete = completeRecord(entity, project, context.scope, context.release);
  const recipients = [complete['manager'], complete['contractor']].flatMap(toRecipient);
  if (recipients.length === 0) return undefined;
  const words = wordsOf(context, template, complete);
  const key = String(project['projectNumber']);
  const before = await context.db
    .selectFrom('signing_envelope')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_number', '=', key)
    .executeTakeFirstOrThrow();
  return {
    ...words,
    recipients,
    accessCode: createAccessCode(),
    createdAt: context.scope.clock.now(),
    transaction: `${key}-${Number(before.count) + 1}`,
  };
}

function toRecipient(person: unknown): readonly Recipient[] {
  if (!isRecord(person) || typeof person['logicalName'] !== 'string') return [];
  const name = [person['firstName'], person['lastName']].filter((part) => typeof part === 'string').join(' ');
  return [{ name, email: person['logicalName'] }];
}

/** A document is printed, so its text is in English if its language has characters that cannot be printed. */
function wordsOf(context: HandlerContext, id: PacketTemplate, project: Row): { title: string; text: string } {
  const { release } = context;
  const template = release.templates[id];
  if (template === undefined) throw new Error(`The release has no template "${id}".`);
  const variables = { ...context.scope.variables, project, setting: release.settings };
  const scope: Scope = { ...context.scope, variables };
  const inLanguage = (locale: string) => ({
    title: formatText(template.subject, scope, { release, locale }),
    text: formatText(template.body, scope, { release, locale, escape: escapeMarkdown }),
  });
  const own = inLanguage(context.locale);
  const whole = `${own.title}\n${own.text}`.normalize('NFC');
  return toPrintable(whole) === whole ? own : inLanguage('en');
}

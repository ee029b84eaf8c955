import { createAccountToken, type HandlerContext, queueTemplate } from '#server';
import { notificationStore } from '../../tables/stores.ts';

interface Invitation {
  /** Name the person signs in with. */
  readonly login: string;
  readonly organization: Readonly<Record<string, unknown>>;
}

/** Hours until the link expires. */
const activationHours = 72;

/**
 * Mails a link that activates an account of an organisation, and stores it as a notification of the organisation.
 * Returns false without a mail if there is no open account without a password.
 */
export async function sendActivation(context: HandlerContext, { login, organization }: Invitation): Promise<boolean> {
  const { db, release, scope, server } = context;
  const account = await db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('email', '=', login)
    .where('active', '=', true)
    .where('password_hash', 'is', null)
    .executeTakeFirst();
  const entity = release.entities['notification'];
  if (account === undefined || entity === undefined) return false;
  const { id: accountId, email, first_name: firstName, last_name: lastName } = account;
  const token = await createAccountToken(context, { accountId, purpose: 'activation', hours: activationHours });
  const record = {
    type: 'ONBOARDING_REQUEST',
    status: server.mailbox ? 'SUCCESS' : 'QUEUED',
    organizationId: organization['id'],
    createdAt: scope.clock.now(),
    log: email,
  };
  const key = await notificationStore.insert(db, record, entity, { release: release.hash });
  await queueTemplate(context, {
    template: 'activation-request',
    given: { person: { id: accountId, email, firstName, lastName }, organization },
    about: { entity: 'notification', key },
    secret: { given: { url: `${server.publicUrl}/subvendoractivation?token=${token}` }, hours: activationHours },
  });
  await context.events.append({ entity: 'notification', key, what: 'create', after: record });
  return true;
}

import { completeRecord, type EntityModel, readPath } from '#engine';
import { createAccountToken } from '../../accounts/accountTokens.ts';
import { queueTemplate } from '../../mail/queueTemplate.ts';
import { definePortalHandler } from '../definePortalHandler.ts';
import type { HandlerContext } from '../handler.types.ts';
import { notificationStore, projectStore } from '../stores.ts';

type Row = Readonly<Record<string, unknown>>;

/** How long a link to activate an account may lie in a mailbox. */
const activationHours = 72;

/** Writes a notification and queues the mail it stands for, in the transaction of whatever asked for it. */
const createNotification = definePortalHandler('notifications.create', async (context) => {
  const { args, body, db, release } = context;
  const project = await findProject(context, args.projectNumber);
  const to = await sendMail(context, args.type, project);
  const record: Row = {
    ...body,
    status: to === undefined ? 'FAILED' : 'SUCCESS',
    createdAt: context.scope.clock.now(),
    ...(to === undefined ? {} : { log: to }),
  };
  const id = await notificationStore.insert(db, record, entityOf(context, 'notification'), { release: release.hash });
  await context.events.append({ entity: 'notification', key: id, what: 'create', after: record });
  return { id: Number(id), ...record };
});

async function findProject(context: HandlerContext, key: unknown): Promise<Row | undefined> {
  if (typeof key !== 'string') return undefined;
  const [record] = await projectStore.load(context.db, [key]);
  return record === undefined
    ? context.notFound()
    : completeRecord(entityOf(context, 'project'), record, context.scope, context.release);
}

/** The address the mail goes to; undefined when there is no template for it or nobody to write to. */
async function sendMail(context: HandlerContext, type: string, project: Row | undefined): Promise<string | undefined> {
  // `PROJECT_CLOSE` is written by the template `project-close`.
  const template = type.toLowerCase().replaceAll('_', '-');
  if (!Object.hasOwn(context.release.templates, template) || project === undefined) return undefined;
  const needsActivation = type === 'ONBOARDING_REQUEST';
  const url = needsActivation ? await activationUrl(context, project) : `${context.server.publicUrl}/dashboard`;
  if (url === undefined) return undefined;
  return queueTemplate(context, {
    template,
    given: { project, person: project['contractor'], url },
    ...(needsActivation ? { secret: { given: { url }, hours: activationHours } } : {}),
  });
}

/** Undefined when the contractor has no account that a link could open. */
async function activationUrl(context: HandlerContext, project: Row): Promise<string | undefined> {
  const contractor = project['contractor'];
  const login =
    typeof contractor === 'object' && contractor !== null && 'logicalName' in contractor ? contractor.logicalName : '';
  const account = await context.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', String(login))
    .executeTakeFirst();
  if (account === undefined) return undefined;
  const token = await createAccountToken(context, {
    accountId: account.id,
    purpose: 'activation',
    hours: activationHours,
  });
  return `${context.server.publicUrl}/subvendoractivation?token=${token}`;
}

function entityOf(context: HandlerContext, id: string): EntityModel {
  const entity = context.release.entities[id];
  if (entity === undefined) throw new Error(`The release has no entity "${id}".`);
  return entity;
}

/** The welcome letter of a project: the same notification that the log shows. */
const sendWelcome = definePortalHandler('email.sendWelcome', async (context) => {
  const { record } = context;
  if (record === undefined) return context.notFound();
  await context.run('notifications.create', {
    type: 'ONBOARDING_REQUEST',
    projectNumber: record['projectNumber'],
    companyId: record['companyId'],
    organizationId: readPath(record, 'contractor.organizationId'),
  });
});

export const notificationHandlers = [createNotification, sendWelcome];

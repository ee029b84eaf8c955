import { sql } from 'kysely';
import { completeRecord, type EntityModel, readPath } from '#engine';
import {
  addressesOf,
  createAccountToken,
  type HandlerContext,
  insertTogether,
  type OutcomeListener,
  preparedPrefix,
  type Queries,
  queueTemplate,
  Refusal,
} from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { notificationStore, projectStore } from '../../tables/stores.ts';
import { addedEvaluation } from '../evaluations/insertEvaluation.ts';
import { type ContractorAccount, createdAccount } from '../persons/ensureContractorAccount.ts';
import { findContractor } from '../persons/findPerson.ts';
import { holdLogins } from '../persons/holdLogins.ts';
import { openContractorAccount } from '../persons/openContractorAccount.ts';
import { projectPage } from './projectPage.ts';

type Row = Readonly<Record<string, unknown>>;

/** Hours until the link to activate an account expires. */
const activationHours = 72;

/** Stores a notification and queues its mail, in the transaction of the caller. */
const createNotification = definePortalHandler('notifications.create', async (context) => {
  const { args, db, release } = context;
  const { log: logText, ...body } = context.body;
  const project = await findProject(context, args.projectNumber);
  const entity = entityOf(context, 'notification');
  const createdAt = context.scope.clock.now();
  // The notification is stored once, with the outcome; its mail needs its key.
  const mail = await findMail(context, args.type, project);
  const to = mail === undefined ? [] : addressesOf(context, mail);
  const { status, log } = stateOf(to, context.server.mailbox);
  const told = logText === undefined ? { log } : { logText, log: `${String(logText)}: ${log}` };
  const record: Row = { ...body, ...told, status, createdAt };
  const stored = async (id: string | number): Promise<void> => {
    if (mail !== undefined) await queueTemplate(context, { ...mail, about: { entity: 'notification', key: id } });
    await context.events.append({ entity: 'notification', key: id, what: 'create', after: record });
  };
  const extra = { release: release.hash };
  if (context.access.some(({ policy }) => policy === 'effect')) {
    // An effect continues without its mail, and nothing reads its notification before the commit.
    await insertTogether(db, notificationStore, { record, model: entity, extra, stored });
    return record;
  }
  const id = await notificationStore.insert(db, record, entity, extra);
  await stored(id);
  if (to.length === 0) throw notSent(context);
  return { id: Number(id), ...record };
});

/** The failed attempt is recorded in the history. */
function notSent(context: HandlerContext): Refusal {
  const message = context.text({ text: 'notifications.create.operation/notices.422' });
  return new Refusal({ status: 422, code: 'not-sent', message, keep: true });
}

/** Returns the initial status of the mail. `recordOutcome` updates that of a queued mail. */
function stateOf(to: readonly string[], isMailbox: boolean): { readonly status: string; readonly log: string } {
  if (to.length === 0) return { status: 'FAILED', log: 'There is nobody to write to.' };
  return { status: isMailbox ? 'SUCCESS' : 'QUEUED', log: to.join(', ') };
}

/**
 * Updates a notification with the outcome of its mail, after the text of the caller: sent, or the error of the mail
 * server. A mail that will be retried stays queued.
 */
export const recordOutcome: OutcomeListener = async (db, { entity, key, to, sent, isRetried, error }) => {
  if (entity !== 'notification') return;
  const log = sent ? to : `${to}: ${error ?? ''}`;
  await db
    .updateTable('notification')
    .set({
      ...(isRetried === true ? {} : { status: sent ? 'SUCCESS' : 'FAILED' }),
      attributes: sql`attributes || jsonb_build_object('log', concat_ws(': ', attributes->>'logText', ${log}::text))`,
    })
    .where('id', '=', Number(key))
    .execute();
};

/** Returns the project of a notification. An effect of the project's own event does not read it again. */
async function findProject(context: HandlerContext, key: unknown): Promise<Row | undefined> {
  if (typeof key !== 'string') return undefined;
  const { cause } = context;
  if (cause?.entity === 'project' && cause.record['projectNumber'] === key) return cause.record;
  const [record] = await projectStore.load(context.db, [key]);
  return record === undefined
    ? context.notFound()
    : completeRecord(entityOf(context, 'project'), record, context.scope, context.release);
}

type NotificationMail = Parameters<typeof queueTemplate>[1];

/** Returns the mail of a notification. Undefined if there is no recipient. */
async function findMail(
  context: HandlerContext,
  type: string,
  project: Row | undefined,
): Promise<NotificationMail | undefined> {
  if (project === undefined) return undefined;
  if (type === 'ONBOARDING_REQUEST') return findWelcome(context, project);
  const request = context.record?.['request'];
  const template = templateOf(type, request);
  const given = { project, person: project['contractor'], request };
  const [to] = addressesOf(context, { template, given });
  if (to === undefined) return undefined;
  const url = (await evaluationPage(context, type, project)) ?? (await projectPage(context, project, to));
  return { template, given: { ...given, url } };
}

/** `PROJECT_CLOSE` uses the template `project-close`. A decision uses the template of its request. */
function templateOf(type: string, request: unknown): string {
  if (type !== 'REQUEST_DECIDED') return type.toLowerCase().replaceAll('_', '-');
  const outcome = readPath(request, 'status') === 'REJECTED' ? 'rejected' : 'approved';
  return `${readPath(request, 'toDate') === undefined ? 'funds' : 'extension'}-${outcome}`;
}

/** Type of mail → the side whose evaluation it requests, and the path for answering it. */
const asked: Readonly<Record<string, { readonly side: string; readonly path: string }>> = {
  CONTRACTOR_EVAL_REQUEST: { side: 'contractor', path: '/contractor/evaluations' },
  RE_EVALUATION_REQUEST: { side: 'manager', path: '/manager/evaluations/evaluationOnly' },
  RE_EVALUATION_REQUEST_FINAL: { side: 'manager', path: '/manager/evaluations/evaluationOnly' },
};

/** Returns the path for answering the evaluation of a mail, the newest one of its side. */
async function evaluationPage({ db, server }: HandlerContext, type: string, project: Row): Promise<string | undefined> {
  const found = Object.hasOwn(asked, type) ? asked[type] : undefined;
  if (found === undefined) return undefined;
  const projectNumber = String(project['projectNumber']);
  const { side, path } = found;
  const id = addedEvaluation(db, projectNumber, side) ?? (await newestEvaluation(db, projectNumber, side));
  if (id === undefined) return undefined;
  const query = new URLSearchParams({ evaluationId: String(id), projectNumber });
  return `${server.publicUrl}${path}?${query}`;
}

async function newestEvaluation(db: Queries, projectNumber: string, side: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`${preparedPrefix}select id from evaluation
    where project_number = ${projectNumber} and side = ${side} order by id desc limit 1`.execute(db);
  return rows[0]?.id;
}

/**
 * Users without an activated account get a link to activate it, and an account if they have none. All others get a link
 * to the project. Users who cannot be contractors get no mail: their account is closed or of another kind.
 */
async function findWelcome(context: HandlerContext, project: Row): Promise<NotificationMail | undefined> {
  const login = readPath(project, 'contractor.logicalName');
  if (typeof login !== 'string') return undefined;
  const account = createdAccount(context.db, login) ?? (await findAccount(context, login));
  if (account === undefined) return undefined;
  const { id, activated } = account;
  const { publicUrl } = context.server;
  const given = { project, person: project['contractor'] };
  if (activated) {
    return {
      template: 'onboarding-known',
      given: { ...given, url: await projectPage(context, project, login) },
    };
  }
  const token = await createAccountToken(context, { accountId: id, purpose: 'activation', hours: activationHours });
  const url = `${publicUrl}/subvendoractivation?token=${token}`;
  return {
    template: 'onboarding-request',
    given,
    secret: { given: { url }, hours: activationHours },
  };
}

/** Returns the account of a contractor, with a new one if there is none. Undefined if the user cannot be a contractor. */
async function findAccount(context: HandlerContext, login: string): Promise<ContractorAccount | undefined> {
  await holdLogins(context.db, [login]);
  const contractor = await findContractor(context, login);
  return contractor === undefined ? undefined : openContractorAccount(context, contractor);
}

function entityOf(context: HandlerContext, id: string): EntityModel {
  const entity = context.release.entities[id];
  if (entity === undefined) throw new Error(`The release has no entity "${id}".`);
  return entity;
}

/** Sends the welcome mail of a project, as the notification of this type in the log. */
const sendWelcome = definePortalHandler('email.sendWelcome', async (context) => {
  const { record } = context;
  if (record === undefined) return context.notFound();
  const sent = await context.run('notifications.create', {
    type: 'ONBOARDING_REQUEST',
    projectNumber: record['projectNumber'],
    companyId: record['companyId'],
    organizationId: readPath(record, 'contractor.organizationId'),
  });
  if (readPath(sent, 'status') === 'FAILED') throw notSent(context);
});

export const notificationHandlers = [createNotification, sendWelcome];

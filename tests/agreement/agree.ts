import { decodeArguments, isRecord, type OperationModel } from '#engine';
import { createRandom, pickOne } from '../../portal/demo/createRandom.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { bodiesOf } from '../access/bodies.ts';
import { bodyOf, type Sending, type Verdict } from './browserSide.ts';
import { generatePayload } from './generatePayload.ts';
import { findChoices, findRecord } from './lookUp.ts';
import { type Agreement, acceptedStatus } from './openAgreement.ts';

/** A generated call: its caller and body, and what a browser knows at that moment. */
export interface Call {
  readonly as: string | undefined;
  /** Path and query below the API. */
  readonly path: string;
  /** The changes to a valid body. */
  readonly made: readonly string[];
  readonly sending: Sending;
}

const seed = 20_261_121;

/**
 * Returns the generated call for a number; the same number returns the same call. Calls cycle through all operations
 * with a body.
 */
export async function makeCall(agreement: Agreement, index: number): Promise<Call> {
  const { operations, world, release } = agreement;
  const random = createRandom(seed + index);
  const operation = operations[index % operations.length];
  const valid = operation && bodiesOf(world)[operation.id];
  if (operation === undefined || valid === undefined) throw new Error(`No body for operation ${index}.`);
  const { body, made } = generatePayload(operation.body ?? [], valid.body, random);
  const other = pickOne(random, ['nobody', ...Object.values(people)]);
  const as = random() < 0.8 ? valid.as : other === 'nobody' ? undefined : other;
  const locale = pickOne(random, release.locales);
  const [path = '', search = ''] = valid.path.split('?');
  const params = paramsOf(operation, path);
  const query = Object.fromEntries(new URLSearchParams(search));
  const sending = await prepare(agreement, { operation, params, query, body, as, locale });
  return { as, path: valid.path, made, sending };
}

interface Prepared {
  readonly operation: OperationModel;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly as: string | undefined;
  readonly locale: string;
}

/** Returns what a browser knows when this body is about to be sent. */
async function prepare(agreement: Agreement, prepared: Prepared): Promise<Sending> {
  const { operation, params, query, body, as, locale } = prepared;
  const { user, lookUp } = await agreement.person(as);
  const decoded = decodeArguments(operation, { params, query, body }, agreement.release);
  const args = { ...decoded.query, ...bodyOf(decoded), ...decoded.params };
  const found = await findRecord(operation, args, lookUp);
  const choices = await findChoices(operation.body ?? [], decoded.body, {
    lookUp,
    variables: recordOf(found),
    whole: false,
  });
  const { clock } = lookUp.scope;
  return {
    ...{ operation: operation.id, params, query, body, user, locale, ...found, ...choices },
    ...{ today: clock.today(), now: clock.now() },
  };
}

function recordOf({ record }: Pick<Sending, 'record'>): Readonly<Record<string, unknown>> {
  return record === undefined ? {} : { record };
}

/** Returns the server's response to a call over HTTP. */
export async function askServer(agreement: Agreement, { as, path, sending }: Call): Promise<Verdict> {
  const { token } = await agreement.person(as);
  const method = agreement.release.operations[sending.operation]?.method ?? 'GET';
  if (method === 'GET' || method === 'PATCH') throw new Error(`No body is sent by ${method} here.`);
  const body = JSON.stringify(sending.body);
  const headers = { 'accept-language': sending.locale };
  const { status, json } = await agreement.portal.call(method, path, { token, body, headers });
  if (status === acceptedStatus) return { status: 'accepted' };
  const fields = isRecord(json) && isRecord(json['fields']) ? json['fields'] : undefined;
  if (fields === undefined) return { status };
  return { status, fields: Object.fromEntries(Object.entries(fields).map(([at, word]) => [at, String(word)])) };
}

/** Returns the parameters of a path. */
function paramsOf(operation: OperationModel, path: string): Readonly<Record<string, string>> {
  const given = path.split('/');
  const names = operation.path.split('/').map((part) => /^\{(.+)\}$/.exec(part)?.[1]);
  return Object.fromEntries(names.flatMap((name, at) => (name === undefined ? [] : [[name, given[at] ?? '']])));
}

/** Formats a verdict as a text: the status, and the messages by path in a stable order. */
export function verdictText({ status, fields = {} }: Verdict): string {
  return JSON.stringify([status, Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/** Counts verdicts by operation and status. */
export function countVerdicts(verdicts: readonly (readonly [operation: string, verdict: Verdict])[]) {
  const counts: Record<string, Record<string, number>> = {};
  for (const [operation, { status }] of verdicts) {
    const own = counts[operation] ?? {};
    own[status] = (own[status] ?? 0) + 1;
    counts[operation] = own;
  }
  return counts;
}

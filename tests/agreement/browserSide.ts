import { expressions } from '#compiler';
import {
  checkBody,
  type DecodedArguments,
  decodeArguments,
  grantedRelations,
  isRecord,
  type Release,
  type Scope,
  type SelectedRecords,
  toPointer,
  type User,
  type Validators,
} from '#engine';
import type { AvailableOptions } from '../../engine/forms/Draft.ts';
import type { DynamicItems } from '../../engine/forms/dynamicFields.ts';

/** What a browser knows when it validates a body: the user, the loaded data, and the call to send. */
export interface Sending {
  readonly operation: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly user: User;
  /** The stored record of the call, and those that its keys refer to. */
  readonly record?: Readonly<Record<string, unknown>>;
  /** The call refers to a stored record that the user may not see. */
  readonly missing: boolean;
  readonly chosen: SelectedRecords;
  readonly offered: AvailableOptions;
  readonly brought: DynamicItems;
  readonly locale: string;
  readonly today: string;
  readonly now: string;
}

/** The verdict on a call: accepted, or a status and, for a body, messages by path. */
export interface Verdict {
  readonly status: number | 'accepted';
  readonly fields?: Readonly<Record<string, string>>;
  /** Error codes by path, if known. */
  readonly codes?: Readonly<Record<string, string>>;
}

interface Served {
  readonly release: Release;
  readonly validators: Validators;
}

/** Validates a call as the browser does before it is sent, with the served release and validators. */
export function decideInBrowser(sending: Sending, { release, validators }: Served): Verdict {
  const operation = release.operations[sending.operation];
  if (operation === undefined) return { status: 404 };
  const { user, params, query, missing } = sending;
  if (grantedRelations(operation, { user, expressions }, release).length === 0)
    return { status: user.signedIn ? 403 : 401 };
  const decoded = decodeArguments(operation, { params, query, body: sending.body }, release);
  if (missing) return { status: 404 };
  const scope = scopeOf(sending, decoded, release);
  const { chosen, offered, brought } = sending;
  const runtime = { release, locale: sending.locale, validators };
  const { problems } = checkBody({ operation, body: decoded.body, scope, runtime, picked: chosen, offered, brought });
  if (problems.length === 0) return { status: 'accepted' };
  const fields: Record<string, string> = {};
  const codes: Record<string, string> = {};
  for (const { path, code, message } of problems.slice(0, 100)) {
    fields[toPointer(path)] ??= message;
    codes[toPointer(path)] ??= code;
  }
  return { status: 400, fields, codes };
}

/** Returns the decoded body; an empty record if it is not a record. */
export function bodyOf({ body }: DecodedArguments): Readonly<Record<string, unknown>> {
  return isRecord(body) ? body : {};
}

function scopeOf(sending: Sending, decoded: DecodedArguments, release: Release): Scope {
  const { record, chosen, user, today, now } = sending;
  const sent = decoded.body;
  const variables = {
    ...{ this: sent, root: sent, body: bodyOf(decoded), chosen, route: decoded.params },
    ...(record === undefined ? {} : { record }),
  };
  return { variables, user, settings: release.settings, clock: { today: () => today, now: () => now }, expressions };
}

import { expressions } from '#compiler';
import {
  evaluate,
  type FieldModel,
  formatMessage,
  formatText,
  formatValue,
  grantedRelations,
  isAllowed,
  isRecord,
  leadingRole,
  menuOf,
  type Release,
  resolveChoice,
  resolveCondition,
  resolveRoles,
  resolveTemplate,
  type Scope,
  type Template,
  type Text,
  type User,
} from '#engine';
import { ExpressionError, matchesPolicy, tagEntity } from '#engine/internal';

/** One case of a file: the input, the part of the world, and the expected outcome. */
export type Case = Readonly<Record<string, unknown>>;

/** The small library of all cases. */
export type World = Readonly<Record<string, unknown>>;

/** The outcome in the format of the case files. */
export type Outcome = { readonly gives: unknown } | { readonly absent: true } | { readonly fails: string };

type Ask = (entry: Case, scope: Scope, release: Release) => unknown;

/** Functions that run the cases of each file. Nothing here needs Node, so that a browser can run the same files. */
export const questions = {
  expressions: (entry, scope) => evaluate({ '=': String(entry['ask']) }, scope),
  conditions: (entry, scope, release) => {
    const ask = entry['ask'];
    return isCondition(ask) ? resolveCondition(ask, scope, release.access.policies) : 'no condition';
  },
  choices: (entry, scope, release) => resolveChoice(entry['ask'], scope, release.access.policies),
  templates: (entry, scope, release) => {
    const ask = entry['ask'];
    return isTemplate(ask) ? resolveTemplate(ask, scope, release.access.policies) : 'no template';
  },
  texts: (entry, outer, release) => {
    const scope = withRecord(entry, outer);
    const context = textContext(entry, release);
    const ask = entry['ask'];
    if (typeof entry['message'] === 'string') return formatMessage(entry['message'], scope, context);
    return isText(ask) ? formatText(ask, scope, context) : 'no text';
  },
  values: (entry, scope, release) =>
    formatValue({ ...plainField, ...asRecord(entry['field']) }, entry['ask'], scope, textContext(entry, release)),
  access: (entry, scope, release) => askAccess(entry, scope.user, release),
} as const satisfies Record<string, Ask>;

export type CaseFile = keyof typeof questions;

/** Runs one case and returns its outcome. */
export function runCase(file: CaseFile, entry: Case, world: World): Outcome {
  const release = world['release'];
  if (!isRelease(release)) throw new Error('The world has no release');
  try {
    const value = questions[file](entry, scopeOf(entry, world), release);
    return value === undefined ? { absent: true } : { gives: value };
  } catch (error) {
    if (error instanceof ExpressionError) return { fails: error.code };
    throw error;
  }
}

/** Returns the expected outcome of a case. */
export function expectedOutcome(entry: Case): Outcome {
  if ('fails' in entry) return { fails: String(entry['fails']) };
  return 'gives' in entry ? { gives: entry['gives'] } : { absent: true };
}

function askAccess(entry: Case, user: User, release: Release): unknown {
  if (typeof entry['policy'] === 'string') return matchesPolicy(entry['policy'], { user, expressions }, release);
  if ('allow' in entry)
    return isAllowed(Array.isArray(entry['allow']) ? entry['allow'] : undefined, { user, expressions }, release);
  if (Array.isArray(entry['roles'])) return resolveRoles(entry['roles'], release.access);
  if (entry['leading'] === true) return leadingRole(user, release)?.role;
  if (entry['menu'] === true) return menuOf(user, release)?.id;
  const operation = release.operations[String(entry['operation'])];
  return operation === undefined ? 'no operation' : grantedRelations(operation, { user, expressions }, release);
}

function scopeOf(entry: Case, world: World): Scope {
  const user = asRecord(world['users'])[String(entry['as'] ?? 'member')];
  if (!isUser(user)) throw new Error(`The world has no user "${String(entry['as'])}"`);
  const clock = { today: () => String(world['today']), now: () => String(world['now']) };
  return { variables: asRecord(world['variables']), user, settings: asRecord(world['settings']), clock, expressions };
}

/** Sets the case's `record` as `this`, as a record of the entity `of`. */
function withRecord(entry: Case, scope: Scope): Scope {
  if (!isRecord(entry['record'])) return scope;
  const record = tagEntity({ ...entry['record'] }, String(entry['of']));
  return { ...scope, variables: { ...scope.variables, this: record } };
}

function textContext(entry: Case, release: Release) {
  const locale = typeof entry['locale'] === 'string' ? entry['locale'] : 'en';
  return { release, locale, extra: asRecord(entry['extra']) };
}

const plainField: FieldModel = {
  path: 'field',
  wire: 'field',
  title: { literal: 'Field' },
  type: 'string',
  words: {},
  schema: {},
  constraint: '',
  when: true,
  locked: false,
  required: false,
  readOnly: false,
  normalise: [],
  messages: {},
  rules: [],
  actions: [],
};

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function isRelease(value: unknown): value is Release {
  return isRecord(value) && isRecord(value['access']) && isRecord(value['texts']);
}

function isUser(value: unknown): value is User {
  return isRecord(value) && typeof value['signedIn'] === 'boolean' && Array.isArray(value['roles']);
}

function isCondition(value: unknown): value is Parameters<typeof resolveCondition>[0] {
  return typeof value === 'boolean' || isRecord(value);
}

function isTemplate(value: unknown): value is Template {
  return value !== undefined;
}

function isText(value: unknown): value is Text {
  return isRecord(value) && ('text' in value || 'literal' in value || 'choice' in value);
}

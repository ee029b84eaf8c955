import { evaluate, type Release, type Scope, type User } from '#engine';
import { ExpressionError } from '#engine/internal';
import { expressions } from '../compile/expressions.ts';
import { isAuthored } from '../compile/node.ts';
import { nearest } from '../errors/nearest.ts';
import { suggestName } from '../errors/suggestName.ts';
import { personOf } from '../gate/cases/caseScope.ts';
import type { DefinitionSet } from '../load/Definition.ts';
import { startCompilation } from '../release/startCompilation.ts';
import { inferExpression } from '../typecheck/checkExpression.ts';
import { anyType, type CheckType, describeType } from '../typecheck/checkTypes.ts';
import { completeExpression, type ExpressionCompletion } from '../typecheck/completeExpression.ts';
import type { ExpressionProblem } from '../typecheck/ExpressionProblem.ts';
import { typesOfEverywhere } from '../typecheck/everywhereTypes.ts';
import { typeOfEntity } from '../typecheck/typeTable.ts';
import { type ExampleWorld, exampleNames, exampleRecord, storedRecord } from './exampleRecord.ts';
import { findAbsentPath } from './findAbsentPath.ts';

/** The value of a variable: the name of an example, `two` or `loan/two`, or JSON. */
export type ConsoleValue = { readonly example: string } | { readonly json: unknown };

/** The input of a console. */
export interface ConsoleOptions {
  readonly set: DefinitionSet;
  readonly release: Release;
  readonly variables: Readonly<Record<string, ConsoleValue>>;
  /** A role or policy, or the email address of an example of the entity `user`. Default: an anonymous visitor. */
  readonly as?: string | undefined;
  /** A date, or an instant with time and zone. */
  readonly now: string;
}

/** The result of an expression. Without a value, it is absent or the evaluation failed. */
export interface ConsoleAnswer {
  readonly type: string;
  /** The problems that the gate would report in a definition. */
  readonly problems: readonly ExpressionProblem[];
  readonly value?: unknown;
  /** The path without a value. */
  readonly absent?: string;
  readonly failure?: { readonly message: string; readonly offset: number | undefined };
}

/** Evaluates expressions over records, like the server. */
export interface ExpressionConsole {
  readonly evaluate: (source: string) => ConsoleAnswer;
  readonly complete: (
    source: string,
    offset: number,
  ) => { readonly start: number; readonly completions: readonly ExpressionCompletion[] };
}

/** Opens a console over a set that passes the gate. Throws if an example or a user is unknown. */
export function openConsole({ set, release, variables: given, as, now }: ConsoleOptions): ExpressionConsole {
  const clock = { today: () => now.slice(0, 10), now: () => (now.length === 10 ? `${now}T00:00:00Z` : now) };
  const nobody: Scope = {
    variables: {},
    user: personOf(undefined, release),
    settings: release.settings,
    clock,
    expressions,
  };
  const user = as === undefined ? nobody.user : findUser(as, { set, release, scope: nobody });
  const world: ExampleWorld = { set, release, scope: { ...nobody, user } };
  const compilation = startCompilation(set.definitions);
  const read = Object.entries(given).map(([name, value]) => [name, readVariable(name, value, world)] as const);
  const scope: Scope = {
    ...world.scope,
    variables: Object.fromEntries(read.map(([name, { value }]) => [name, value])),
  };
  const types: Readonly<Record<string, CheckType>> = {
    ...Object.fromEntries(
      read.map(([name, { entity }]) => [name, entity === undefined ? anyType : typeOfEntity(entity, compilation)]),
    ),
    ...typesOfEverywhere(compilation),
  };
  return {
    evaluate: (source) => {
      const { type, problems } = inferExpression({ source, variables: types, expected: 'any' });
      return { type: describeType(type), problems, ...outcomeOf(source, scope) };
    },
    complete: (source, offset) => completeExpression({ source, offset, variables: types }),
  };
}

function outcomeOf(source: string, scope: Scope): Pick<ConsoleAnswer, 'value' | 'absent' | 'failure'> {
  try {
    const value = evaluate({ '=': source }, scope);
    return value === undefined ? { absent: findAbsentPath(source, scope) ?? source } : { value };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    if (error.code === 'expr/absent') return { absent: findAbsentPath(source, scope) ?? source };
    return { failure: { message: error.message, offset: error.offset } };
  }
}

interface ReadVariable {
  readonly value: unknown;
  readonly entity: string | undefined;
}

function readVariable(name: string, given: ConsoleValue, world: ExampleWorld): ReadVariable {
  const own = entityNamed(name, world.release);
  if ('json' in given) {
    const { json } = given;
    return own !== undefined && isAuthored(json)
      ? { value: storedRecord(own, json, world), entity: own }
      : { value: json, entity: undefined };
  }
  const slash = given.example.lastIndexOf('/');
  const entity = slash < 0 ? own : given.example.slice(0, slash);
  const example = given.example.slice(slash + 1);
  if (entity === undefined) {
    throw new Error(`No entity is named like ${name}. Name it with its example: ${name}=loan/${example}`);
  }
  const value = exampleRecord(entity, example, world);
  if (value !== undefined) return { value, entity };
  const { hint } = suggestName(example, exampleNames(entity, world));
  throw new Error(`${entity} has no example ${example}. ${hint ?? 'It has none at all.'}`);
}

/** The entity with the name of a variable: `bookList` is a `book-list`. */
function entityNamed(variable: string, { entities }: Release): string | undefined {
  const id = variable.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.hasOwn(entities, id) ? id : undefined;
}

function findUser(as: string, world: ExampleWorld): User {
  const { release } = world;
  if (as.includes('@')) return findAccount(as, world);
  const { roles, policies } = release.access;
  const role = roles.find((known) => known.role === as);
  const policy = policies.find((known) => known.policy === as);
  if (role === undefined && policy === undefined) {
    const names = [...roles.map((known) => known.role), ...policies.map((known) => known.policy)];
    const near = nearest(as, names);
    throw new Error(
      `There is no role or policy ${as}. ${near === undefined ? `Known: ${names.join(', ')}` : `Did you mean ${near}?`}`,
    );
  }
  if (policy !== undefined) return personOf(as, release, 'someone@example.com');
  const functionalIds = [...(role?.functions ?? [])];
  return { ...personOf(undefined, release), signedIn: true, email: 'someone@example.com', roles: [as], functionalIds };
}

function findAccount(email: string, world: ExampleWorld): User {
  const names = exampleNames('user', world);
  const records = names.map((name) => exampleRecord('user', name, world)).filter(isAuthored);
  const account = records.find((record) => record['email'] === email.toLowerCase());
  if (account === undefined) {
    const known = records.map((record) => String(record['email']));
    throw new Error(`No example of the entity user has the address ${email}. Known: ${known.join(', ')}`);
  }
  const roles = Array.isArray(account['roles']) ? account['roles'].map(String) : [];
  const functionalIds = world.release.access.roles.flatMap(({ role, functions }) =>
    roles.includes(role) ? functions : [],
  );
  return { ...personOf(undefined, world.release), ...account, signedIn: true, roles, functionalIds };
}

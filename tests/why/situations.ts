import { expressions } from '#compiler';
import { anonymous, type ExpressionNode, isRecord, type Release, readPath, type Scope, type User } from '#engine';
import { childrenOf, pathsRead } from '#engine/internal';
import { createRandom, pickOne } from '../../portal/demo/createRandom.ts';
import { writtenAt } from './writtenAt.ts';

/** What the conditions of a form, flow or screen can read. */
export interface Situation {
  readonly draft: Readonly<Record<string, unknown>>;
  readonly picked: Readonly<Record<string, unknown>>;
  readonly offered: Readonly<Record<string, readonly unknown[]>>;
  readonly scope: Scope;
}

const clock = { today: () => '2026-06-15', now: () => '2026-06-15T09:00:00.000Z' };

/** Values that most conditions distinguish. Null leaves the value out. */
const usual: readonly unknown[] = [null, true, false, 'other', 1, 0, '2026-06-14', '2026-06-16'];

/** Some rules are hidden by a chain of others, which has to be met by chance. */
const mostRounds = 4000;

interface RulePlace {
  /** Expressions of the rule. */
  readonly sources: readonly string[];
  /** Expressions of the rules around it, which can hide it. */
  readonly around: readonly string[];
  /** Path of the record that it reads as `this`, with a trailing dot. */
  readonly prefix: string;
  readonly path: string;
  readonly release: Release;
}

/**
 * Returns situations that are likely to lead a rule to different outcomes: what it reads gets the values that it
 * compares with, and others.
 */
export function* situationsFor({ sources, around, ...place }: RulePlace): Generator<Situation> {
  const random = createRandom(sources.join('').length * 7919 + place.path.length);
  const own = valuesFor(sources);
  const all = valuesFor([...sources, ...around]);
  for (let round = 0; round < mostRounds; round += 1) {
    const values = round % 3 === 0 ? all : own;
    let situation = emptySituation(place.release, round);
    for (const read of values.paths) {
      const isOfUser = read.startsWith('user.');
      if (isOfUser && random() < 0.5) continue;
      const isList = isOfUser ? Array.isArray(readPath(anonymous, read.slice(5))) : random() < 0.25;
      const value = pickOne<unknown>(random, isList ? values.lists : random() < 0.5 ? values.compared : values.others);
      if (value !== null) situation = withValue(situation, { ...place, read, value });
    }
    yield situation;
  }
}

/** What the expressions read, and what it can be. */
function valuesFor(sources: readonly string[]) {
  const nodes = [...new Set(sources)].map((source) => expressions.parse(source));
  const literals = [...new Set(nodes.flatMap(literalsIn))];
  const names = [...new Set(nodes.flatMap(namesIn))];
  const compared = literals.length === 0 ? usual : literals;
  return {
    paths: [...new Set(nodes.flatMap(pathsRead))].filter((read) => read !== 'this' && read !== 'root'),
    compared,
    others: [...literals.flatMap(near), ...usual],
    lists: [
      [],
      literals,
      [1, 2],
      ...compared.flatMap((one) => [[one], [Object.fromEntries(names.map((name) => [name, one]))]]),
    ],
  };
}

function emptySituation(release: Release, round: number): Situation {
  const scope = { variables: {}, user: userOf(release, round), settings: release.settings, clock, expressions };
  return { draft: {}, picked: {}, offered: {}, scope };
}

/** In every other situation, the user may see everything. */
function userOf({ access }: Release, round: number): User {
  const isMighty = round % 2 === 0;
  return {
    ...anonymous,
    signedIn: true,
    id: 7,
    email: 'ada@example.com',
    roles: isMighty ? access.roles.map(({ role }) => role) : [],
    functionalIds: isMighty ? access.functions.map(({ id }) => id) : [],
  };
}

interface Reading {
  readonly prefix: string;
  readonly path: string;
  readonly read: string;
  readonly value: unknown;
}

/** The situation with a value where an expression of the place reads it. */
function withValue(situation: Situation, { prefix, path, read, value }: Reading): Situation {
  const [variable = '', ...names] = read.split('.');
  const rest = names.join('.');
  const { scope, draft, picked } = situation;
  if (variable === 'root') return { ...situation, draft: writeAt(draft, rest, value) };
  // The rules around it read the record around it.
  if (variable === 'this') return { ...situation, draft: writeAt(writeAt(draft, rest, value), prefix + rest, value) };
  if (variable === 'value') return { ...situation, draft: writeAt(draft, path, value) };
  if (variable === 'chosen') {
    const [name = '', ...inner] = names;
    const record =
      inner.length === 0 ? value : writeAt(isRecord(picked[name]) ? picked[name] : {}, inner.join('.'), value);
    return { ...situation, picked: { ...picked, [name]: record }, draft: writeAt(draft, name, draft[name] ?? 'key') };
  }
  if (variable === 'options') return { ...situation, offered: { ...situation.offered, [rest]: [value] } };
  if (variable === 'user')
    return { ...situation, scope: { ...scope, user: { ...scope.user, ...writeAt({ ...scope.user }, rest, value) } } };
  if (variable === 'setting')
    return { ...situation, scope: { ...scope, settings: writeAt(scope.settings, rest, value) } };
  return { ...situation, scope: { ...scope, variables: writeAt(scope.variables, read, value) } };
}

function writeAt(record: Readonly<Record<string, unknown>>, path: string, value: unknown): Record<string, unknown> {
  return path === '' ? { ...record } : writtenAt(record, path, value);
}

function literalsIn(node: ExpressionNode): readonly unknown[] {
  if (node.op === 'value') return [typeof node.args === 'bigint' ? Number(node.args) : node.args];
  return childrenOf(node).flatMap(literalsIn);
}

/** Names of properties that are read of the items of lists. */
function namesIn(node: ExpressionNode): readonly string[] {
  const own = node.op === '.' || node.op === '.?' ? [String(node.args[1])] : [];
  return [...own, ...childrenOf(node).flatMap(namesIn)];
}

function near(value: unknown): readonly unknown[] {
  return typeof value === 'number' ? [value - 1, value + 1] : [];
}

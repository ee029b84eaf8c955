import { expressions } from '#compiler';
import { anonymous, evaluate, isRecord, type Release, type Scope } from '#engine';
import { pathsRead } from '#engine/internal';
import type { Reason, TracedExpression } from '#engine/why';
import { expressionsIn } from '../../engine/values/expressionsIn.ts';
import { type Rule, rulesOf } from './rulesOf.ts';
import { type Situation, situationsFor } from './situations.ts';
import { writtenAt } from './writtenAt.ts';

/** What asking for the rules of a release has shown. */
export interface Asked {
  readonly rules: number;
  /** What is wrong with a reason. */
  readonly wrong: readonly string[];
  /** Outcomes that no situation has led to, of rules that read something. */
  readonly missing: readonly string[];
}

/** Asks for every n-th rule until it was true once and false once, and compares each reason with the evaluator. */
export function askForRules(release: Release, every = 1): Asked {
  const all = rulesOf(release);
  const rules = all.filter((_rule, index) => index % every === 0);
  const results = rules.map((rule) => askForRule(rule, all, release));
  return {
    rules: rules.length,
    wrong: results.flatMap(({ wrong }) => wrong),
    missing: results.flatMap(({ missing }) => missing),
  };
}

function askForRule(rule: Rule, all: readonly Rule[], release: Release) {
  const sources = expressionsIn(rule.condition);
  const around = all.filter(({ definition }) => definition === rule.definition);
  const title = `${rule.definition} ${rule.name}`;
  const outcomes = new Set<boolean>();
  const wrong: string[] = [];
  const places = {
    ...rule,
    release,
    sources,
    around: [...rule.computed, ...around.flatMap(({ condition }) => expressionsIn(condition))],
  };
  // An expression that reads nothing, such as that of an act with a fixed value, has one outcome.
  const isFixed = sources.every((source) => pathsRead(expressions.parse(source)).length === 0);
  for (const situation of situationsFor(places)) {
    const answer = rule.ask(situation);
    if (answer === undefined || outcomes.has(answer.reason.holds)) continue;
    outcomes.add(answer.reason.holds);
    if (!answer.agrees) wrong.push(`${title}: decides otherwise`);
    wrong.push(...faultsOf(answer.reason, situation, release).map((fault) => `${title}: ${fault}`));
    if (outcomes.size === 2 || isFixed) break;
  }
  const missing = [true, false].filter((outcome) => !isFixed && !outcomes.has(outcome));
  return { wrong, missing: missing.map((outcome) => `${title} is never ${outcome}`) };
}

/** What a reason says of its evaluations, and the evaluator does not. */
function faultsOf({ evaluated, condition }: Reason, { scope }: Situation, release: Release): readonly string[] {
  if (evaluated.length === 0) return ['nothing was evaluated'];
  const known = new Set([
    ...expressionsIn(condition),
    ...release.access.policies.flatMap(({ when }) => expressionsIn(when)),
  ]);
  return evaluated.flatMap((one) => {
    const paths = pathsRead(expressions.parse(one.expression));
    const strange = one.reads.filter(
      ({ path }) => !path.endsWith('()') && !paths.some((read) => isRelated(path, read)),
    );
    const alone = evaluateAlone(one, scope);
    return [
      ...(known.has(one.expression) ? [] : [`${one.expression} is not part of it`]),
      ...strange.map(({ path }) => `${one.expression} does not read ${path}`),
      ...(alone === JSON.stringify(one.failure === undefined ? [one.value] : [undefined, one.failure])
        ? []
        : [`${one.expression} is ${alone} with what it read`]),
    ];
  });
}

function isRelated(path: string, read: string): boolean {
  return path === read || path.startsWith(`${read}.`) || read.startsWith(`${path}.`);
}

/** The result of an expression in a scope that has nothing but what the trace says was read. */
function evaluateAlone({ expression, reads }: TracedExpression, { clock }: Scope): string {
  const read = reads.reduce<Record<string, unknown>>(
    (record, { path, value }) => (path.endsWith('()') ? record : writtenAt(record, path, value)),
    {},
  );
  const { user, setting, ...variables } = read;
  const known = { ...(isRecord(user) ? user : {}) };
  // The user has only what was read: everything else is absent.
  const nobody = { ...anonymous, ...Object.fromEntries(Object.keys(anonymous).map((name) => [name, known[name]])) };
  const scope = {
    ...{ variables, settings: isRecord(setting) ? setting : {}, clock, expressions },
    user: { ...nobody, ...known },
  };
  try {
    return JSON.stringify([evaluate({ '=': expression }, scope)]);
  } catch (error) {
    return JSON.stringify([undefined, error instanceof Error && 'code' in error ? error.code : error]);
  }
}

import {
  isRecord,
  type Release,
  type ResolvedSource,
  resolveChoice,
  resolveCondition,
  resolveTemplate,
  type Scope,
  type VariantModel,
  type WizardModel,
} from '#engine';
import { findField } from '../../engine/forms/applyChange.ts';
import { isCall } from '../../renderer/calls/isCall.ts';
import { extendScope } from '../../renderer/scope/extendScope.ts';
import { stepFields } from '../../renderer/wizards/stepFields.ts';
import { withData } from './fillForm.ts';
import type { World } from './findWorlds.ts';
import { type Reading, readExpressions } from './readExpressions.ts';
import { sampleTyped, sampleValues } from './sampleValues.ts';
import { type Domain, domainsOf, scopesOf } from './searchScopes.ts';

type Row = Readonly<Record<string, unknown>>;

/** One combination of results of a wizard's conditions. */
export interface WizardWorld {
  /** The parameters and data around the wizard. */
  readonly scope: Scope;
  /** Answers that this combination requires, where a step asks for them. */
  readonly answers: Row;
  /** Results of calls that this combination requires, by step. */
  readonly results: Row;
}

const mostWorlds = 24;

/** Returns the worlds of a variant: one for each combination of results of its own condition and those of its steps. */
export function wizardWorlds(wizard: WizardModel, variant: VariantModel, world: World): readonly WizardWorld[] {
  const base = baseScope(wizard, world);
  const conditions = [variant.when, ...variant.steps.map(({ when }) => when)];
  const readings = conditions.flatMap((condition) => readThrough(condition, wizard, base));
  const known = readings.filter(
    ({ place: [root = ''] }) => root in base.variables || ['this', 'root', 'run'].includes(root),
  );
  const domains = domainsOf(known, base).map((domain) => likelyFirst(domain, variant, world));
  const found = new Map<string, WizardWorld>();
  for (const made of scopesOf(domains, base)) {
    const scope = compute(wizard, made, world.release);
    const key = conditions
      .map((one) => (resolveCondition(one, scope, world.release.access.policies) ? '1' : '0'))
      .join('');
    if (!found.has(key) && found.size < mostWorlds) found.set(key, worldOf(scope));
  }
  return [...found.values()];
}

function worldOf(scope: Scope): WizardWorld {
  const { this: answers, root: _root, run, ...outer } = scope.variables;
  const runs = isRecord(run) ? run : {};
  const results = Object.fromEntries(
    Object.entries(runs).flatMap(([step, view]) =>
      isRecord(view) && 'result' in view ? [[step, view['result']]] : [],
    ),
  );
  return { scope: { ...scope, variables: outer }, answers: isRecord(answers) ? answers : {}, results };
}

function baseScope(wizard: WizardModel, world: World): Scope {
  const given = Object.entries(wizard.given).map(([name, type]) => [name, sampleTyped(type, world)[0]] as const);
  return withData(wizard, { ...world.scope, variables: Object.fromEntries(given) }, world);
}

/** Returns what a condition reads, including what computed data read. */
function readThrough(written: unknown, wizard: WizardModel, scope: Scope, depth = 0): readonly Reading[] {
  return readExpressions(written, scope).flatMap((reading) => {
    const data = wizard.data.find(({ name }) => name === reading.place[0]);
    if (!data || isCall(data.value) || depth > 4) return [reading];
    return readThrough(data.value, wizard, scope, depth + 1);
  });
}

function compute(wizard: WizardModel, scope: Scope, release: Release): Scope {
  let inner = scope;
  const { policies } = release.access;
  for (const { name, value } of wizard.data) {
    const taken = resolveChoice<ResolvedSource>(value, inner, policies) ?? null;
    if (!isCall(taken)) inner = extendScope(inner, { [name]: resolveTemplate(taken, inner, policies) });
  }
  return inner;
}

/** For an answer of a step, valid values of its field are tried first. */
function likelyFirst(domain: Domain, { steps }: VariantModel, world: World): Domain {
  const [root, ...path] = domain.place;
  if (root !== 'this' && root !== 'root') return domain;
  for (const step of steps) {
    const found = findField(stepFields(step, world.release), path.join('.'));
    if (!found) continue;
    const values = sampleValues(found.field, world);
    const wanted = domain.values.filter((value) => values.includes(value) || found.field.values === undefined);
    return {
      place: domain.place,
      values: [...new Set([...wanted.filter((one) => values.includes(one)), undefined, ...wanted])],
    };
  }
  return domain;
}

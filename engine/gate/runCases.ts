import { anonymous } from '../access/anonymous.ts';
import { canonicalJson } from '../compile/canonicalJson.ts';
import { compileJson } from '../compile/compileValue.ts';
import { isAuthored } from '../compile/node.ts';
import { errorCodes } from '../errors/codes.ts';
import type { DefinitionError } from '../errors/DefinitionError.ts';
import { collectAnswers } from '../flows/collectAnswers.ts';
import { computeResults } from '../flows/computeResults.ts';
import { validateAnswers } from '../flows/validateAnswers.ts';
import type { Definition, DefinitionSet } from '../load/Definition.ts';
import { joinPointer } from '../load/pointer.ts';
import type { FlowModel, QuestionModel, Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';

/** Runs the cases of all flows on a compiled release: the answers given must lead to what is expected. */
export function runCases(set: DefinitionSet, release: Release): readonly DefinitionError[] {
  const errors: DefinitionError[] = [];
  for (const definition of set.byKind.cases.values()) {
    const [folder, id = ''] = definition.id.split('/');
    const flow = folder === 'flow' ? release.flows[id] : undefined;
    if (flow === undefined || !Array.isArray(definition.json)) continue;
    for (const [index, entry] of definition.json.entries()) {
      if (!isAuthored(entry)) continue;
      const pointer = joinPointer('', index);
      for (const { at, message } of runCase(flow, entry, release)) {
        errors.push(failed(definition, `${pointer}${at}`, `Case ${String(entry['case'])}: ${message}`));
      }
    }
  }
  return errors;
}

function failed(definition: Definition, pointer: string, message: string): DefinitionError {
  const { severity } = errorCodes['case/failed'];
  return { code: 'case/failed', severity, file: definition.file, pointer, ...definition.locate(pointer), message };
}

interface Failure {
  readonly at: string;
  readonly message: string;
}

function runCase(flow: FlowModel, entry: Readonly<Record<string, unknown>>, release: Release): readonly Failure[] {
  const answers = isAuthored(entry['answers']) ? entry['answers'] : {};
  const expected = isAuthored(entry['expect']) ? entry['expect'] : {};
  const questions = ownQuestions(flow);
  const scope = scopeOf(entry, release);
  const outcome: Record<string, unknown> = {
    ...computeResults({ flow, picked: collectAnswers({ questions, answers, scope, release }), scope }),
  };
  const problems = validateAnswers({ questions, answers, scope, runtime: { release, locale: 'en', validators: {} } });
  for (const problem of problems) outcome[problem.path] ??= problem.code;
  return Object.entries(expected).flatMap(([name, value]) => {
    const given = outcome[name];
    if (canonicalJson(compileJson(given ?? null)) === canonicalJson(compileJson(value))) return [];
    const message = `${name} ${show(value)} expected, ${show(given)} came`;
    return [{ at: joinPointer('/expect', name), message }];
  });
}

function ownQuestions(flow: FlowModel): readonly QuestionModel[] {
  return Array.isArray(flow.questions) ? flow.questions : [];
}

function scopeOf(entry: Readonly<Record<string, unknown>>, release: Release): Scope {
  const now = typeof entry['now'] === 'string' ? entry['now'] : '2030-01-01T09:00:00Z';
  const clock = { today: () => now.slice(0, 10), now: () => now };
  const variables = isAuthored(entry['given']) ? entry['given'] : {};
  return { variables, user: anonymous, settings: release.settings, clock };
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

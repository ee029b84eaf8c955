import {
  canonicalJson,
  collectAnswers,
  computeResults,
  type FlowModel,
  type QuestionModel,
  type Release,
  type Scope,
  validateAnswers,
} from '#engine';
import { compileJson } from '../../compile/compileValue.ts';
import { isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import { errorCodes } from '../../errors/codes.ts';
import type { DefinitionError } from '../../errors/DefinitionError.ts';
import { runFormCase } from '../../language/kinds/form/runFormCase.ts';
import { runLifecycleCase } from '../../language/kinds/lifecycle/runLifecycleCase.ts';
import { runWizardCase } from '../../language/kinds/wizard/runWizardCase.ts';
import type { Definition, DefinitionSet } from '../../load/Definition.ts';
import { type CaseEntry, caseScope, partOf } from './caseScope.ts';

/**
 * Runs the cases of flows, forms, lifecycles and wizards on a compiled release: what is given must lead to what is
 * expected. Cases beside other kinds are not run.
 */
export function runCases(set: DefinitionSet, release: Release): readonly DefinitionError[] {
  const errors: DefinitionError[] = [];
  for (const definition of set.byKind.cases.values()) {
    const [folder = '', id = ''] = definition.id.split('/');
    if (!Array.isArray(definition.json)) continue;
    for (const [index, entry] of definition.json.entries()) {
      if (!isAuthored(entry)) continue;
      const outcome = outcomeOf({ folder, id, entry, release });
      if (outcome === undefined) continue;
      for (const { at, message } of compare(entry, outcome)) {
        const pointer = `${joinPointer('', index)}${at}`;
        errors.push(failed(definition, pointer, `Case ${String(entry['case'])}: ${message}`));
      }
    }
  }
  return errors;
}

interface CaseInput {
  readonly folder: string;
  readonly id: string;
  readonly entry: CaseEntry;
  readonly release: Release;
}

/** What comes out of a case, by path or name; undefined where cases are not run. */
function outcomeOf({ folder, id, entry, release }: CaseInput): ((path: string) => unknown) | undefined {
  const scope = caseScope(entry, release);
  const answers = partOf(entry, 'answers');
  const { [id]: flow } = folder === 'flow' ? release.flows : {};
  if (flow !== undefined) return runFlowCase({ flow, answers, scope, release });
  const { [id]: form } = folder === 'form' ? release.forms : {};
  if (form !== undefined) return runFormCase({ form, answers, scope, release });
  const { [id]: wizard } = folder === 'wizard' ? release.wizards : {};
  if (wizard !== undefined) return runWizardCase({ wizard, answers, scope, release });
  const { [id]: lifecycle } = folder === 'lifecycle' ? release.lifecycles : {};
  if (lifecycle === undefined) return undefined;
  const [record, body] = [partOf(entry, 'record'), partOf(entry, 'body')];
  return runLifecycleCase({ lifecycle, on: entry['on'], record, body, scope, release });
}

function failed(definition: Definition, pointer: string, message: string): DefinitionError {
  const { severity } = errorCodes['case/failed'];
  return { code: 'case/failed', severity, file: definition.file, pointer, ...definition.locate(pointer), message };
}

interface Failure {
  readonly at: string;
  readonly message: string;
}

function compare(entry: CaseEntry, outcome: (path: string) => unknown): readonly Failure[] {
  return Object.entries(partOf(entry, 'expect')).flatMap(([name, value]) => {
    const given = outcome(name);
    if (canonicalJson(compileJson(given ?? null)) === canonicalJson(compileJson(value))) return [];
    const message = `${name} ${show(value)} expected, ${show(given)} came`;
    return [{ at: joinPointer('/expect', name), message }];
  });
}

interface FlowCase {
  readonly flow: FlowModel;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly scope: Scope;
  readonly release: Release;
}

/** Results of a flow by their names, and what is wrong with answers by `q` and the id of the question. */
function runFlowCase({ flow, answers, scope, release }: FlowCase): (path: string) => unknown {
  const questions = ownQuestions(flow);
  const outcome: Record<string, unknown> = {
    ...computeResults({ flow, picked: collectAnswers({ questions, answers, scope, release }), scope }),
  };
  const problems = validateAnswers({ questions, answers, scope, runtime: { release, locale: 'en', validators: {} } });
  for (const problem of problems) outcome[problem.path] ??= problem.code;
  return (path) => (Object.hasOwn(outcome, path) ? outcome[path] : undefined);
}

function ownQuestions(flow: FlowModel): readonly QuestionModel[] {
  return Array.isArray(flow.questions) ? flow.questions : [];
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

import { canonicalJson, type Release } from '#engine';
import { compileJson } from '../../compile/compileValue.ts';
import { isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import { errorCodes } from '../../errors/codes.ts';
import type { DefinitionError } from '../../errors/DefinitionError.ts';
import { findKind } from '../../language/kinds/index.ts';
import type { Definition, DefinitionSet } from '../../load/Definition.ts';
import { type CaseEntry, caseScope, objectOf } from './caseScope.ts';

/**
 * Runs cases on a compiled release and compares the results with the expected ones. Cases of kinds that cannot run them
 * are refused earlier.
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

interface Case {
  readonly folder: string;
  readonly id: string;
  readonly entry: CaseEntry;
  readonly release: Release;
}

/** The results of a case, by path or name. Undefined for kinds whose cases are not run. */
function outcomeOf({ folder, id, entry, release }: Case): ((path: string) => unknown) | undefined {
  return findKind(folder)?.cases?.run({
    id,
    answers: objectOf(entry, 'answers'),
    record: objectOf(entry, 'record'),
    body: objectOf(entry, 'body'),
    on: entry['on'],
    scope: caseScope(entry, release),
    release,
  });
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
  return Object.entries(objectOf(entry, 'expect')).flatMap(([name, value]) => {
    const given = outcome(name);
    if (canonicalJson(compileJson(given ?? null)) === canonicalJson(compileJson(value))) return [];
    const message = `${name} ${show(value)} expected, ${show(given)} came`;
    return [{ at: joinPointer('/expect', name), message }];
  });
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

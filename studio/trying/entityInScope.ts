import { isRecord } from '#engine';
import type { DefinitionName } from '../data/operations.ts';

/** Variables that are a record of the entity of their definition. */
const own: ReadonlySet<string> = new Set(['this', 'root', 'record']);

/** The record that an expression is tried on: its entity, and the variables that are this record. */
export interface TriedRecord {
  readonly entity: string;
  readonly variables: readonly string[];
}

interface InScope {
  readonly name: DefinitionName;
  readonly json: unknown;
  /** Paths that the expression reads, `this.dueOn`. */
  readonly paths: readonly string[];
  /** Names of the entities. */
  readonly entities: readonly string[];
}

/**
 * Finds the entity whose record an expression reads: that of its definition for `this`, that of a parameter, or the one
 * that is called like the variable. Undefined if it reads no record.
 */
export function entityInScope({ name, json, paths, entities }: InScope): TriedRecord | undefined {
  const variables = [...new Set(paths.map((path) => path.split('.')[0] ?? ''))];
  const entityOf = (variable: string): string | undefined => {
    const given = isRecord(json) && isRecord(json['given']) ? json['given'][variable] : undefined;
    const named = typeof given === 'string' ? given.replace(/\?$/, '') : variable.replaceAll(/[A-Z]/g, dashed);
    const entity = own.has(variable) ? entityOfDefinition(name, json) : named;
    return entity !== undefined && entities.includes(entity) ? entity : undefined;
  };
  const found = variables.flatMap((variable) => entityOf(variable) ?? []);
  const entity = found[0];
  if (entity === undefined) return undefined;
  return { entity, variables: variables.filter((variable) => entityOf(variable) === entity) };
}

function dashed(letter: string): string {
  return `-${letter.toLowerCase()}`;
}

function entityOfDefinition({ kind, definition }: DefinitionName, json: unknown): string | undefined {
  if (kind === 'entity') return definition;
  const { of, result } = isRecord(json) ? json : {};
  if (typeof of === 'string') return of;
  return typeof result === 'string' ? result : undefined;
}

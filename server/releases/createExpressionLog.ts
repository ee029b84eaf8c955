import { pathsReadBy, type SourceFile } from '#compiler';
import { type ExpressionFailure, isRecord } from '#engine';
import type { Log } from '../contract/Log.types.ts';

/** Location of an expression. */
interface Place {
  /** File of the definition. */
  readonly definition: string;
  /** JSON Pointer into it. */
  readonly pointer: string;
}

/** Logs an expression that failed or returned an absent value. */
export type ExpressionLog = (failure: ExpressionFailure, log: Log) => void;

/**
 * Creates the log of a release's failed expressions. Each expression is logged once per reason: with its locations and
 * the names that it reads, never with values. An absent value is often intended, so it is logged as `debug`, and
 * ignored if the log does not write that level. A request can make an expression fail, so a failure is not a warning.
 */
export function createExpressionLog(files: readonly SourceFile[]): ExpressionLog {
  const logged = new Set<string>();
  let places: ReadonlyMap<string, readonly Place[]> | undefined;
  return ({ expression, reason, offset }, log) => {
    if (isAbsence(reason) && !writesDebug(log)) return;
    const key = `${reason} ${expression}`;
    if (logged.has(key) || logged.size >= mostLogged) return;
    logged.add(key);
    places ??= findPlaces(files);
    const [place, ...others] = places.get(expression) ?? [];
    const facts = {
      ...place,
      ...(others.length === 0 ? {} : { others: others.map(({ definition, pointer }) => definition + pointer) }),
      ...{ expression, reason, reads: pathsReadBy(expression) },
      ...(offset === undefined ? {} : { offset }),
    };
    if (isAbsence(reason)) log.debug(facts, 'an expression returned no value');
    else log.info(facts, 'an expression failed');
  };
}

/** Questions in data have expressions too, which must not fill the memory or the log. */
const mostLogged = 5_000;

function isAbsence(reason: ExpressionFailure['reason']): boolean {
  return reason === 'absent' || reason === 'expr/absent';
}

function writesDebug({ level }: Log): boolean {
  return level === 'debug' || level === 'trace';
}

function findPlaces(files: readonly SourceFile[]): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Place[]>();
  for (const { path, text } of files) {
    const json: unknown = JSON.parse(text);
    collect(json, { definition: path, pointer: '' }, found);
  }
  return found;
}

function collect(value: unknown, at: Place, found: Map<string, Place[]>): void {
  if (typeof value === 'string') {
    if (!value.startsWith('=')) return;
    const expression = value.slice(1).trim();
    found.set(expression, [...(found.get(expression) ?? []), at]);
  } else if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => {
      collect(item, { ...at, pointer: `${at.pointer}/${index}` }, found);
    });
  } else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) {
      collect(inner, { ...at, pointer: `${at.pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` }, found);
    }
  }
}

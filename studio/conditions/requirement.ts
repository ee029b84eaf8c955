import { anonymous } from '#engine';
import { readValue, writeValue } from './condition.ts';

/** For whom a value is required, as people choose it. */
export interface Requirement {
  /** `except`: for everybody but the users of one record; `only`: for these alone. */
  readonly test: 'except' | 'only';
  /** Path of the user that names their records, `user.companyIds`. */
  readonly path: string;
  /** Key of the record. */
  readonly key: string | number | boolean;
}

const literal = String.raw`('(?:[^'\\]|\\.)*'|-?\d+)`;
const inList = new RegExp(String.raw`^${literal} in (user\.\w+)$`);
const equal = new RegExp(String.raw`^(user\.\w+) == ${literal}$`);

/** The requirement that an expression writes; undefined for every other expression, which stays as it is. */
export function readRequirement(expression: unknown): Requirement | undefined {
  if (typeof expression !== 'string' || !expression.startsWith('=')) return undefined;
  const whole = expression.slice(1).trim();
  const [, inner] = /^!\s*\((.*)\)$/.exec(whole) ?? [];
  const test = inner === undefined ? 'only' : 'except';
  const written = (inner ?? whole).trim();
  const [, listed, list] = inList.exec(written) ?? [];
  const [, single, compared] = equal.exec(written) ?? [];
  const path = list ?? single;
  const key = listed ?? compared;
  return path === undefined || key === undefined ? undefined : { test, path, key: readValue(key) };
}

/** The expression of a requirement, in the language of definitions. */
export function writeRequirement({ test, path, key }: Requirement): string {
  const known: Readonly<Record<string, unknown>> = { ...anonymous };
  const isList = Array.isArray(known[path.replace('user.', '')]);
  const written = isList ? `${writeValue(key)} in ${path}` : `${path} == ${writeValue(key)}`;
  return test === 'only' ? `=${written}` : `=!(${written})`;
}

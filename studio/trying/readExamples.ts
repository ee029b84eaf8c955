import { evaluate, isRecord, type Scope } from '#engine';

type Row = Readonly<Record<string, unknown>>;

/** A record that is written beside its entity. */
export interface Example {
  readonly name: string;
  readonly record: Row;
}

/** Reads the examples of a file: each with what it has from another one, and with its expressions evaluated. */
export function readExamples(json: unknown, scope: Scope): readonly Example[] {
  if (!isRecord(json)) return [];
  const resolve = (name: string, before: readonly string[]): Row => {
    const { like, ...own } = asRecord(json[name]);
    // Examples that are like each other have no values to begin with.
    return typeof like === 'string' && !before.includes(like) ? { ...resolve(like, [...before, name]), ...own } : own;
  };
  const names = Object.keys(json).filter((name) => !name.startsWith('$') && isRecord(json[name]));
  return names.map((name) => ({ name, record: asRecord(evaluated(resolve(name, []), scope)) }));
}

function asRecord(value: unknown): Row {
  return isRecord(value) ? value : {};
}

function evaluated(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((one) => evaluated(one, scope));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, evaluated(one, scope)]));
  if (typeof value !== 'string' || !value.startsWith('=')) return value;
  try {
    return evaluate({ '=': value.slice(1) }, scope);
  } catch {
    return value;
  }
}

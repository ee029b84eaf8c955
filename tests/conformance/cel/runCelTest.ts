import { expressions } from '#compiler';
import { evaluate, isRecord, type Scope } from '#engine';
import { ExpressionError } from '#engine/internal';
import { stableText } from '../stableText.ts';
import type { CelTest } from './celTests.ts';

/** The outcome of a test, and whether it is the expected one. */
export interface CelVerdict {
  readonly agrees: boolean;
  readonly outcome: string;
}

/** Evaluates a published test as an expression of a definition. */
export function runCelTest({ expr, original }: CelTest): CelVerdict {
  const outcome = evaluated(expr, original['bindings']);
  if ('evalError' in original) return { agrees: outcome.failed, outcome: outcome.text };
  return { agrees: !outcome.failed && outcome.text === stableText(expectedOf(original)), outcome: outcome.text };
}

function evaluated(expr: string, bindings: unknown): { readonly failed: boolean; readonly text: string } {
  const given = isRecord(bindings) ? bindings : {};
  const variables = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, toJson(value)]));
  const scope: Scope = {
    variables,
    user: { signedIn: false, roles: [], functionalIds: [], companyIds: [] },
    settings: {},
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' },
    expressions,
  };
  try {
    return { failed: false, text: stableText(evaluate({ '=': expr }, scope)) };
  } catch (error) {
    if (error instanceof ExpressionError) return { failed: true, text: error.code };
    throw error;
  }
}

/** Without an expected value a test expects true. */
function expectedOf({ value, typedResult }: CelTest['original']): unknown {
  const typed = isRecord(typedResult) ? typedResult['result'] : undefined;
  const wanted = value ?? typed;
  return wanted === undefined ? true : toJson(wanted);
}

/** Converts a value in the JSON of protocol buffers to the JSON of definitions. */
function toJson(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const [[kind, inner] = ['nullValue', null]] = Object.entries(value);
  return readers[kind]?.(inner) ?? null;
}

const readers: Readonly<Record<string, (inner: unknown) => unknown>> = {
  value: toJson,
  int64Value: Number,
  doubleValue: Number,
  stringValue: (inner) => inner,
  boolValue: (inner) => inner,
  listValue: (inner) => listIn(inner, 'values').map(toJson),
  mapValue: (inner) => Object.fromEntries(listIn(inner, 'entries').map(entryOf)),
};

function entryOf(entry: unknown): readonly [string, unknown] {
  return isRecord(entry) ? [String(toJson(entry['key'])), toJson(entry['value'])] : ['', undefined];
}

function listIn(holder: unknown, name: string): readonly unknown[] {
  const list = isRecord(holder) ? holder[name] : undefined;
  return Array.isArray(list) ? list : [];
}

import { comprehensions, functions } from '#engine/internal';
import { inferExpression } from './checkExpression.ts';
import { type CheckType, describeType, propertiesOf, unwrapOptional } from './checkTypes.ts';
import { findReceiver, type OpenCall, readExpressionPart } from './readExpressionPart.ts';
import type { Variables } from './Variables.ts';

/** A name that fits at the cursor. */
export interface ExpressionCompletion {
  readonly name: string;
  readonly kind: 'variable' | 'property' | 'function';
  /** Its type, or a description. */
  readonly detail: string;
}

interface CompletionInput {
  /** The expression without its leading `=`. */
  readonly source: string;
  /** Cursor index in the source, from 0. */
  readonly offset: number;
  readonly variables: Variables;
}

/** The names that fit at the cursor, and the index of the incomplete name. */
export function completeExpression({ source, offset, variables }: CompletionInput): {
  readonly start: number;
  readonly completions: readonly ExpressionCompletion[];
} {
  const before = source.slice(0, offset);
  const written = /[A-Za-z_]\w*$/.exec(before)?.[0] ?? '';
  const start = before.length - written.length;
  const head = before.slice(0, start);
  const part = readExpressionPart(head);
  if (part.isInText || /\d$/.test(head)) return { start, completions: [] };
  const known = part.calls.reduce(bindItem, variables);
  const dot = /\.\??$/.exec(head);
  const all = dot === null ? namesOf(known) : membersOf(typeOf(findReceiver(head.slice(0, dot.index)), known));
  return { start, completions: all.filter(({ name }) => name.startsWith(written)) };
}

/** Adds the variable of an open call such as `loans.filter(l, …`, which is an item of its list. */
function bindItem(variables: Variables, { receiver, method, item }: OpenCall): Variables {
  if (item === undefined || !comprehensions.has(method)) return variables;
  const list = typeOf(receiver, variables);
  return { ...variables, [item]: list.kind === 'list' ? list.of : { kind: 'any' } };
}

function typeOf(source: string, variables: Variables): CheckType {
  return unwrapOptional(inferExpression({ source, variables, expected: 'any' }).type);
}

function namesOf(variables: Variables): readonly ExpressionCompletion[] {
  const own = Object.entries(variables).map(
    ([name, type]): ExpressionCompletion => ({ name, kind: 'variable', detail: describeType(type) }),
  );
  const plain = [...functions].flatMap(([name, { plain: isPlain, meaning }]): readonly ExpressionCompletion[] =>
    isPlain ? [{ name, kind: 'function', detail: meaning }] : [],
  );
  return [...own, ...plain, { name: 'has', kind: 'function', detail: 'Whether a path is present.' }];
}

const ofOptional: Readonly<Record<string, string>> = {
  orValue: 'The value, or another one where it is absent.',
  or: 'This optional value, or another one where it is absent.',
  hasValue: 'Whether the value is present.',
  value: 'The value, which must be present.',
};

const ofLists: Readonly<Record<string, string>> = {
  filter: 'The entries for which a condition holds.',
  map: 'A value for each entry.',
  exists: 'Whether a condition holds for an entry.',
  all: 'Whether a condition holds for all entries.',
  exists_one: 'Whether a condition holds for exactly one entry.',
};

function membersOf(type: CheckType): readonly ExpressionCompletion[] {
  const properties = type.kind === 'entity' ? Object.entries(propertiesOf(type)) : [];
  const methods = [...functions].flatMap(([name, { method, parameters, meaning }]) =>
    method && fits(type, parameters[0]) ? [[name, meaning] as const] : [],
  );
  const macros = type.kind === 'list' || type.kind === 'any' ? Object.entries(ofLists) : [];
  return [
    ...properties.map(([name, member]) => ({ name, kind: 'property', detail: describeType(member) }) as const),
    ...[...macros, ...methods, ...Object.entries(ofOptional)].map(
      ([name, detail]) => ({ name, kind: 'function', detail }) as const,
    ),
  ];
}

const parameterOf: Readonly<Partial<Record<CheckType['kind'], string>>> = {
  string: 'text',
  list: 'list',
  number: 'number',
};

function fits(type: CheckType, parameter: string | undefined): boolean {
  return type.kind === 'any' || (parameter === 'any' && type.kind !== 'entity') || parameter === parameterOf[type.kind];
}

import type { FieldModel } from '#engine';

/** Returns values that a user can enter in a field: valid ones, invalid ones, and undefined for an empty field. */
export function candidatesFor(field: FieldModel): readonly unknown[] {
  const listed = field.values?.map(({ value }) => value) ?? [];
  if (field.type === 'array') return listsOf(listed.length > 0 ? listed : ['Ada', 'Ben', 'X']);
  // rjsf restores the default of an option that is cleared.
  if (listed.length > 0) return field.default === undefined ? [...listed, undefined] : listed;
  if (field.schema['const'] !== undefined) return [field.schema['const'], undefined];
  if (field.type === 'boolean') return [true, false, undefined];
  if (field.type === 'number' || field.type === 'integer') return numbersFor(field);
  return textsFor(field);
}

function listsOf([first, second]: readonly unknown[]): readonly unknown[] {
  return [undefined, [], [first], [first, second], [first, first]];
}

function numbersFor({ schema }: FieldModel): readonly unknown[] {
  const limits = ['minimum', 'maximum'].flatMap((word) => numberOf(schema[word]) ?? []);
  return [...limits.flatMap((limit) => [limit - 1, limit, limit + 1]), 0, 1, 3, 2.5, 0.7, undefined];
}

const names = ['Ada', 'Ben', 'X', '12', '2065550100', '9780306406157'];

const byFormat: Readonly<Record<string, readonly string[]>> = {
  email: ['ada@example.com', 'no address'],
  date: ['2026-02-28', '2026-02-31', 'tomorrow'],
};

function textsFor({ schema, format }: FieldModel): readonly unknown[] {
  const most = numberOf(schema['maxLength']);
  const given = byFormat[String(schema['format'] ?? format)] ?? names;
  return [...given, ...given, ...(most === undefined ? [] : ['A'.padEnd(most + 1, 'a')]), '', undefined];
}

function numberOf(word: unknown): number | undefined {
  return typeof word === 'number' ? word : undefined;
}

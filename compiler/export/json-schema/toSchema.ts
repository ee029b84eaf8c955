import type { Json } from '#engine';
import { type Formula, type Sign, unguardedPaths } from '../Formula.ts';

type Schema = Readonly<Record<string, Json>>;

/** Converts a condition to a schema of the record that it reads. */
export function toSchema(formula: Formula): Schema {
  switch (formula.kind) {
    case 'all':
      return { allOf: formula.of.map(toSchema) };
    case 'any':
      return { anyOf: formula.of.map(toSchema) };
    case 'not': {
      // A comparison with an absent value is false, and so is its negation.
      const needed = unguardedPaths(formula.of).map((path) => schemaAt(path, true));
      const negated = { not: toSchema(formula.of) };
      return needed.length === 0 ? negated : { allOf: [...needed, negated] };
    }
    case 'present':
      return schemaAt(formula.path, true);
    case 'contains':
      return schemaAt(formula.path, { contains: { const: formula.value } });
    case 'oneOf':
      return schemaAt(formula.path, { enum: formula.values });
    case 'matches':
      return schemaAt(formula.path, { pattern: formula.pattern });
    case 'size':
      return schemaAt(formula.path, sizeLimits(formula.sign, formula.value));
    case 'compare':
      return schemaAt(formula.path, keywords[formula.sign](formula.value));
  }
}

const keywords: Readonly<Record<Sign, (value: Json) => Schema>> = {
  '==': (value) => ({ const: value }),
  '!=': (value) => ({ not: { const: value } }),
  '<': (value) => ({ exclusiveMaximum: value }),
  '<=': (value) => ({ maximum: value }),
  '>': (value) => ({ exclusiveMinimum: value }),
  '>=': (value) => ({ minimum: value }),
};

/** Limits of a length. JSON Schema ignores text limits for lists, and list limits for texts. */
function sizeLimits(sign: Sign, value: number): Schema {
  const least = (size: number): Schema => ({ minLength: size, minItems: size });
  const most = (size: number): Schema => ({ maxLength: size, maxItems: size });
  const limits: Readonly<Record<Sign, Schema>> = {
    '>=': least(value),
    '>': least(value + 1),
    '<=': most(value),
    '<': most(Math.max(0, value - 1)),
    '==': { ...least(value), ...most(value) },
    '!=': { not: { ...least(value), ...most(value) } },
  };
  return limits[sign];
}

/** A record whose value at a path is present and matches a schema. */
function schemaAt(path: string, schema: Schema | true): Schema {
  const [name = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? schema : schemaAt(rest.join('.'), schema);
  return { required: [name], ...(inner === true ? {} : { properties: { [name]: inner } }) };
}

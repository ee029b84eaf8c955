import type { Json, Release } from '#engine';

type Schema = Readonly<Record<string, Json>>;

/** Returns every distinct constraint of a release with its schema, from all fields and questions. */
export function collectConstraints(release: Release): ReadonlyMap<string, Schema> {
  const found = new Map<string, Schema>();
  const { texts: _texts, ...models } = release;
  visit(models, found);
  return found;
}

function visit(value: unknown, found: Map<string, Schema>): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found);
    return;
  }
  if (!isObject(value)) return;
  const { constraint, schema } = value;
  if (typeof constraint === 'string' && isSchema(schema)) remember(constraint, schema, found);
  for (const item of Object.values(value)) visit(item, found);
}

function remember(constraint: string, schema: Schema, found: Map<string, Schema>): void {
  const known = found.get(constraint);
  if (known !== undefined && known !== schema && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`Constraint "${constraint}" names two different schemas.`);
  }
  found.set(constraint, schema);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isSchema(value: unknown): value is Schema {
  return isObject(value) && !Array.isArray(value);
}

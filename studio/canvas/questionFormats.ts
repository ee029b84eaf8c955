import { alternativesOf, isMetaSchema } from '../properties/metaSchema.ts';

/** The formats that a question can have, read from the meta-schema of flows. */
export function questionFormats(schema: unknown): readonly string[] {
  if (!isMetaSchema(schema)) return [];
  const question = Object.values(schema.$defs ?? {}).find(({ properties }) => properties?.['question'] !== undefined);
  const format = question?.properties?.['format'];
  if (format === undefined) return [];
  const values = alternativesOf(schema, format).flatMap(({ enum: all = [] }) => all);
  return values.filter((value) => typeof value === 'string');
}

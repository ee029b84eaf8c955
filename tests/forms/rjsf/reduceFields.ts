import type { FieldModel, Scope } from '#engine';
import { conditionSchema, Untranslatable } from './conditionSchema.ts';

/** Features of fields that JSON Schema cannot express, with the reason why the comparison can omit them. */
export const leftOutWords = {
  allow: 'JSON Schema asks about no people.',
  options: 'Choices that an operation or a setting offers are asked for outside of the schema.',
  fills: 'rjsf changes no field but the one that is edited.',
  value: 'rjsf computes nothing.',
  each: 'Fields that data bring are not in the schema; laid out, they are fields like any other.',
  rows: 'Rows of records are drawn by a field of ours; what is in them is decided like any other field.',
  files: 'Files are chosen by a widget of ours; rjsf writes them into the data as text.',
  rules: 'Rules compare several values; rjsf asks a function for that.',
} as const;

export type LeftOutWord = keyof typeof leftOutWords;

export interface ReducedFields {
  readonly fields: readonly FieldModel[];
  readonly leftOut: readonly LeftOutWord[];
  /** Fields whose conditions cannot be expressed as a schema. */
  readonly untranslated: readonly string[];
}

/** Returns the fields of a form that both implementations can render, and what was left out. */
export function reduceFields(written: readonly FieldModel[], scope: Scope): ReducedFields {
  const leftOut = new Set<LeftOutWord>();
  const untranslated: string[] = [];
  const fields = written.flatMap((field) => {
    if (field.each) leftOut.add('each');
    if (field.value !== undefined) leftOut.add('value');
    const isList = field.type === 'array' && field.properties !== undefined;
    if (isList) leftOut.add('rows');
    const isFile = field.format === 'file';
    if (isFile) leftOut.add('files');
    if (field.each || field.value !== undefined || isList || isFile) return [];
    const { options, fills, allow, ...plain } = field;
    if (allow) leftOut.add('allow');
    if (options) leftOut.add('options');
    if (fills) leftOut.add('fills');
    if (field.rules.length > 0) leftOut.add('rules');
    return [{ ...plain, rules: [] }];
  });
  const whenOf = (path: string) => fields.find((field) => field.path === path)?.when ?? true;
  const kept = fields.filter(({ path, when, required }) => {
    try {
      for (const condition of [when, required]) conditionSchema(condition, { scope, whenOf });
      return true;
    } catch (error) {
      if (!(error instanceof Untranslatable)) throw error;
      untranslated.push(path);
      return false;
    }
  });
  return { fields: kept, leftOut: [...leftOut], untranslated };
}

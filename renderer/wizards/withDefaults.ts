import {
  type Release,
  readPath,
  resolveTemplate,
  type Scope,
  type VariantModel,
  type WizardModel,
  writePath,
} from '#engine';
import { extendScope } from '../scope/extendScope.ts';
import { fieldsOfVariant } from './openMerge.ts';

type Answers = Readonly<Record<string, unknown>>;

interface Beginning {
  readonly wizard: WizardModel;
  readonly variant: VariantModel;
  /** The response to the variant's first call. */
  readonly record: Answers;
  readonly scope: Scope;
  readonly release: Release;
}

/** Returns the initial record of a variant, with the defaults of its fields for that record. */
export function withDefaults({ wizard, variant, record, scope, release }: Beginning): Answers {
  const result = variant.start && release.operations[variant.start.run]?.result;
  const entity = result !== undefined && 'type' in result ? result.type : undefined;
  // A parameter of the same type is an earlier version of that record.
  const given = Object.entries(wizard.given).filter(
    ([, type]) => entity !== undefined && type.replace('?', '') === entity,
  );
  const read = extendScope(scope, { ...Object.fromEntries(given.map(([name]) => [name, record])), this: record });
  return fieldsOfVariant(variant, release).reduce<Answers>((all, field) => {
    if (field.default === undefined || readPath(all, field.path) !== undefined) return all;
    const value = resolveTemplate(field.default, read, release.access.policies);
    return value === undefined ? all : writePath(all, field.path, value);
  }, record);
}

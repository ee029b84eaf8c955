import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { type FieldModel, resolveTemplate, type Scope } from '#engine';
import { type ConditionWorld, conditionSchema, isNever, isStill } from './conditionSchema.ts';

/** A form as the input of plain rjsf. */
export interface PlainForm {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/**
 * Translates compiled fields into one JSON Schema, with conditions as `if` and `then`. Throws `Untranslatable` for a
 * condition that has no schema.
 */
export function schemaOfForm(fields: readonly FieldModel[], scope: Scope): PlainForm {
  const world: ConditionWorld = { scope, whenOf: (path) => fields.find((field) => field.path === path)?.when ?? true };
  const standing: RJSFSchema[] = [];
  const branches: RJSFSchema[] = [];
  for (const field of fields) {
    const shown = conditionSchema(field.when, world);
    const required = conditionSchema(field.required, world);
    if (isNever(shown)) continue;
    const must = isStill(required) && !isNever(required);
    const part = placed(field.path.split('.'), valueSchema(field, scope), must);
    if (isStill(shown)) standing.push(part);
    else branches.push({ if: shown, then: part });
    if (!isStill(required)) {
      const demand = placed(field.path.split('.'), {}, true);
      branches.push({ if: isStill(shown) ? required : { allOf: [shown, required] }, then: demand });
    }
  }
  return {
    schema: { ...mergeParts(standing), ...(branches.length === 0 ? {} : { allOf: branches }) },
    uiSchema: { ...uiOf(fields), 'ui:order': [...new Set(fields.map(({ path }) => path.split('.')[0] ?? '')), '*'] },
  };
}

function valueSchema(field: FieldModel, scope: Scope): RJSFSchema {
  const start = field.default === undefined ? undefined : resolveTemplate(field.default, scope);
  const type = field.schema['type'] ?? (field.type === 'any' ? 'string' : field.type);
  const written: RJSFSchema = JSON.parse(JSON.stringify({ ...field.schema, type }));
  return {
    ...written,
    title: field.path,
    ...(start === undefined ? {} : { default: JSON.parse(JSON.stringify(start)) }),
  };
}

function placed([name, ...deeper]: readonly string[], value: RJSFSchema, required: boolean): RJSFSchema {
  if (name === undefined) return value;
  return {
    type: 'object',
    properties: { [name]: placed(deeper, value, required) },
    ...(required ? { required: [name] } : {}),
  };
}

/** Merges several schemas of one object. */
function mergeParts(parts: readonly RJSFSchema[]): RJSFSchema {
  const properties: Record<string, RJSFSchema> = {};
  const required = new Set<string>();
  for (const part of parts) {
    for (const name of part.required ?? []) required.add(name);
    for (const [name, inner] of Object.entries(part.properties ?? {})) {
      if (typeof inner === 'boolean') continue;
      const known = properties[name];
      properties[name] = known === undefined ? inner : mergeParts([known, inner]);
    }
  }
  return { type: 'object', properties, required: [...required] };
}

/** Returns a UI schema that renders each leaf by the probe. */
function uiOf(fields: readonly FieldModel[]): UiSchema {
  const made: UiSchema = {};
  for (const { path } of fields) {
    const names = path.split('.');
    const last = names.pop();
    let place = made;
    for (const name of names) {
      const inner: UiSchema = place[name] ?? {};
      place[name] = inner;
      place = inner;
    }
    if (last !== undefined) place[last] = { 'ui:widget': 'probe' };
  }
  return made;
}

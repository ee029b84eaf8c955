import type { FieldModel, FormModel, StepModel, Template, VariantModel } from '#engine';
import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { compileFields } from '../../../compile/compileField.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { findProperty } from '../../../compile/findLayers.ts';
import { child, isAuthored } from '../../../compile/node.ts';

interface Specialised {
  readonly variant: VariantModel;
  readonly forms: readonly FormModel[];
}

/**
 * Makes a form field required if its value is sent as a required field of a later call. Follows plain paths (`=this.x`)
 * and binding by name. Computed values are left to the server.
 */
export function inheritRequired(
  variant: VariantModel,
  wizard: string,
  forms: Readonly<Record<string, FormModel>>,
  compilation: Compilation,
): Specialised {
  const required = new Set(variant.steps.flatMap((step) => (step.kind === 'run' ? travelling(step, compilation) : [])));
  const copies = new Map<string, FormModel>();
  const steps = variant.steps.map((step) => {
    if (step.kind !== 'form') return step;
    const form = forms[step.form];
    if (form === undefined || !Array.isArray(form.fields)) return step;
    const stricter = form.fields.some((field: FieldModel) => gains(field, required, form, compilation));
    if (!stricter) return step;
    const id = `${step.form}.${wizard}.${variant.variant}`;
    copies.set(id, {
      ...form,
      id,
      fields: form.fields.map((field: FieldModel) =>
        gains(field, required, form, compilation) ? { ...field, required: true } : field,
      ),
    });
    return { ...step, form: id };
  });
  return { variant: { ...variant, steps }, forms: [...copies.values()] };
}

/** Whether a field becomes required: its own definition does not declare `required`. */
function gains(field: FieldModel, required: ReadonlySet<string>, form: FormModel, compilation: Compilation): boolean {
  if (field.required !== false || !required.has(field.path)) return false;
  const written = findSource(compilation, 'form', form.id)?.json;
  return !isAuthored(written) || !saysRequired(written['fields'], field.path);
}

function saysRequired(list: unknown, path: string): boolean {
  if (!Array.isArray(list)) return false;
  return list.some((entry: unknown) => {
    if (!isAuthored(entry)) return false;
    if ('section' in entry) return saysRequired(entry['fields'], path);
    return entry['field'] === path && 'required' in entry;
  });
}

/** Names of answers that are sent as a required field of the call's body. */
function travelling(step: Extract<StepModel, { kind: 'run' }>, compilation: Compilation): readonly string[] {
  const operation = findSource(compilation, 'operation', step.call.run);
  if (operation === undefined) return [];
  const entity = entityOf(operation);
  const body = child(operation, 'body');
  const fields = compileFields(body, {
    compilation,
    inline: true,
    base: (path) => (entity === undefined ? undefined : findProperty(compilation, entity, path)),
  });
  return fields.flatMap((field) => namesFor(field, { ...step.with, ...step.call.with }[field.path], field.path));
}

function namesFor(field: FieldModel, argument: Template | undefined, name: string): readonly string[] {
  if (field.required !== true) return [];
  if (argument === undefined) return field.properties === undefined ? [name] : [];
  const path = purePath(argument);
  if (path !== undefined) return [path];
  if (!isAuthored(argument) || field.properties === undefined) return [];
  return field.properties.flatMap((property) => {
    const inner: unknown = argument[property.path];
    return property.required === true && isTemplate(inner) ? namesFor(property, inner, property.path) : [];
  });
}

function isTemplate(value: unknown): value is Template {
  return value !== undefined;
}

function purePath(argument: Template): string | undefined {
  if (!isAuthored(argument) || typeof argument['='] !== 'string') return undefined;
  return /^this\.\??(\w+)$/.exec(argument['='].trim())?.[1];
}

import { type EntityModel, type FieldModel, type LifecycleModel, type Release, readPath } from '#engine';

type Row = Readonly<Record<string, unknown>>;

/** A computed value that does not fit its property. It does not contain the value, which may be personal data. */
export interface Misfit {
  /** File name of the definition that computed it, without its folder. */
  readonly definition: string;
  readonly pointer: string;
  readonly reason: string;
}

interface Written {
  readonly entity: EntityModel;
  readonly release: Release;
  readonly record: Row;
  /** The applied events and their lifecycle. Absent for a record without a lifecycle. */
  readonly events?: { readonly lifecycle: LifecycleModel; readonly names: readonly string[] };
}

/**
 * Finds the first value of a record that does not have the type of its property, among values that an event has set and
 * computed values. User input is validated earlier.
 */
export function findMisfit({ entity, release, record, events }: Written): Misfit | undefined {
  for (const [index, event] of (events?.lifecycle.events ?? []).entries()) {
    if (events?.names.includes(event.event) !== true) continue;
    for (const { path } of event.set) {
      const reason = mismatch(fieldAt(entity.properties, path, release), readPath(record, path), path);
      const pointer = `/events/${index}/set/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (reason !== undefined) return { definition: `${events.lifecycle.id}.lifecycle.json`, pointer, reason };
    }
  }
  for (const field of entity.properties) {
    const reason = field.value === undefined ? undefined : mismatch(field, record[field.path], field.path);
    const pointer = `/properties/${field.path}/value`;
    if (reason !== undefined) return { definition: `${entity.id}.entity.json`, pointer, reason };
  }
  return undefined;
}

function mismatch(field: FieldModel | undefined, value: unknown, path: string): string | undefined {
  if (field === undefined || value === undefined || value === null) return undefined;
  if (isOfType(value, field.type)) {
    const isDay = field.format === 'date' || field.format === 'date-time';
    return !isDay || typeof value !== 'string' || isDate(value, field.format)
      ? undefined
      : `${path} is no ${field.format}`;
  }
  return `${path} is of type ${field.type}, and the value is of type ${typeOf(value)}`;
}

function isDate(text: string, format: string | undefined): boolean {
  const isWritten = (format === 'date' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-\d{2}-\d{2}[T ]/).test(text);
  return isWritten && !Number.isNaN(Date.parse(text));
}

function fieldAt(fields: readonly FieldModel[], path: string, release: Release): FieldModel | undefined {
  const [name = '', ...deeper] = path.split('.');
  const field = fields.find((one) => one.path === name);
  if (field === undefined || deeper.length === 0) return field;
  const inner = field.properties ?? release.entities[field.entity ?? '']?.properties ?? [];
  return fieldAt(inner, deeper.join('.'), release);
}

function isOfType(value: unknown, type: FieldModel['type']): boolean {
  if (type === 'any') return true;
  if (type === 'integer') return Number.isInteger(value);
  return type === typeOf(value);
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

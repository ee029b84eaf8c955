import { isAuthored } from '../compile/node.ts';
import { joinPointer } from '../compile/pointer.ts';
import { parseTypeName } from '../compile/typeName.ts';
import type { Definition, Origin } from './Definition.ts';
import { findSourceLocation } from './sourceLocation.ts';

interface Formed {
  readonly entity: Definition | undefined;
  readonly form: Definition | undefined;
}

const formedBefore = new WeakMap<Definition, Formed>();

/**
 * The form of `"act": "loans.renew"`: it is given a record of the entity, begins from it, and has the fields of the
 * body that do not identify the record. Undefined if the operation does not exist, or has no such field.
 */
export function formOfOperation(id: string, definitions: ReadonlyMap<string, Definition>): Definition | undefined {
  const operation = definitions.get(`operation/${id}`);
  if (operation === undefined || !isAuthored(operation.json)) return undefined;
  const entity = definitions.get(`entity/${entityName(operation.json)}`);
  const known = formedBefore.get(operation);
  if (known !== undefined && known.entity === entity) return known.form;
  const form = entity === undefined ? undefined : createForm(operation, operation.json, entity);
  formedBefore.set(operation, { entity, form });
  return form;
}

/** True for a form that is generated from an operation and is not in a file. */
export function isFormOfOperation({ kind, file }: Definition): boolean {
  return kind === 'form' && !file.endsWith('.form.json');
}

function entityName({ of, result }: Readonly<Record<string, unknown>>): string {
  const type = isAuthored(result) ? (result['page'] ?? result['list']) : result;
  const name = of ?? type;
  return typeof name === 'string' ? parseTypeName(name).name : '';
}

/** The record that an operation is called on. */
export interface RecordOfOperation {
  /** Name of the record in `given`. */
  readonly record: string;
  /** Properties that identify the record: path parameters, and its key. */
  readonly identifying: readonly string[];
}

/** The record of an operation. Undefined if the operation or its entity does not exist. */
export function recordOfOperation(
  id: string,
  definitions: ReadonlyMap<string, Definition>,
): RecordOfOperation | undefined {
  const operation = definitions.get(`operation/${id}`);
  if (operation === undefined || !isAuthored(operation.json)) return undefined;
  const entity = definitions.get(`entity/${entityName(operation.json)}`);
  return entity === undefined ? undefined : readRecord(operation.json, entity);
}

function readRecord({ call, body }: Readonly<Record<string, unknown>>, entity: Definition): RecordOfOperation {
  const { key, properties } = isAuthored(entity.json) ? entity.json : {};
  const parameters = [...String(call).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const identifying = [...parameters, ...fieldNamesOf(body).filter((name) => name === key)];
  return {
    record: entity.id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    identifying: identifying.filter((name) => isAuthored(properties) && Object.hasOwn(properties, name)),
  };
}

function fieldNamesOf(body: unknown): readonly string[] {
  return (Array.isArray(body) ? body : []).map((field: unknown) =>
    isAuthored(field) ? String(field['field']) : String(field),
  );
}

function createForm(
  operation: Definition,
  json: Readonly<Record<string, unknown>>,
  entity: Definition,
): Definition | undefined {
  const { record, identifying } = readRecord(json, entity);
  const { key, properties } = isAuthored(entity.json) ? entity.json : {};
  const has = (name: string): boolean => isAuthored(properties) && Object.hasOwn(properties, name);
  const asked = fieldNamesOf(json['body']).flatMap((name, index) => (name === key ? [] : [{ name, index }]));
  if (asked.length === 0) return undefined;
  const origins = new Map<string, Origin>([
    ...asked.map(({ index }, position): readonly [string, Origin] => [
      joinPointer('/fields', position),
      { definition: operation, pointer: joinPointer('/body', index) },
    ]),
    ...['given', 'begin', 'submits', 'fields'].map((word): readonly [string, Origin] => [
      `/${word}`,
      { definition: operation, pointer: '' },
    ]),
  ]);
  const id = `event-${operation.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '-')}`;
  // Its texts belong to the operation.
  const written: Definition = { ...operation, kind: 'form', id, key: `form/${id}`, json: {} };
  const form: Definition = {
    ...written,
    json: {
      given: { [record]: entity.id },
      // The fields may not be properties of the record.
      ...(asked.some(({ name }) => has(name.split('.')[0] ?? '')) ? { begin: `=${record}` } : {}),
      submits: {
        run: operation.id,
        with: Object.fromEntries(identifying.map((name) => [name, `=${record}.${name}`])),
      },
      fields: asked.map(({ name }) => name),
    },
    expansion: { written, origins, uses: [] },
    locate: (pointer, place) => {
      const origin = findSourceLocation(form, pointer);
      return operation.locate(origin?.pointer ?? '', place);
    },
  };
  return form;
}

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
 * The form of `"open": "event:loans.renew"`: it is given a record of the entity, begins from it, and has the fields of
 * the body that do not identify the record. Undefined where the operation is not there, or has no such field.
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

/** True for a form that follows from an operation, which no file contains. */
export function isFormOfOperation({ kind, file }: Definition): boolean {
  return kind === 'form' && file.endsWith('.operation.json');
}

function entityName({ of, result }: Readonly<Record<string, unknown>>): string {
  const type = isAuthored(result) ? (result['page'] ?? result['list']) : result;
  const name = of ?? type;
  return typeof name === 'string' ? parseTypeName(name).name : '';
}

function createForm(
  operation: Definition,
  { call, body }: Readonly<Record<string, unknown>>,
  entity: Definition,
): Definition | undefined {
  const record = entity.id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const { key, properties } = isAuthored(entity.json) ? entity.json : {};
  const parameters = [...String(call).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const has = (name: string): boolean => isAuthored(properties) && Object.hasOwn(properties, name);
  const entries = (Array.isArray(body) ? body : []).map((field: unknown) =>
    isAuthored(field) ? String(field['field']) : String(field),
  );
  const asked = entries.flatMap((name, index) => (name === key ? [] : [{ name, index }]));
  if (asked.length === 0) return undefined;
  const identifying = [...parameters, ...entries.filter((name) => name === key)].filter(has);
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
  // Its texts are those of the operation.
  const written: Definition = { ...operation, kind: 'form', id, key: `form/${id}`, json: {} };
  const form: Definition = {
    ...written,
    json: {
      given: { [record]: entity.id },
      // What is asked for may be no part of the record.
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

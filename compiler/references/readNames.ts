import { ExpressionError } from '#engine/internal';
import { MessageError, messageArguments } from '#engine/parsers';
import { isSchemaType, parseTypeName } from '../compile/typeName.ts';
import type { Location } from '../gate/walkDefinition.ts';
import type { Schema } from '../language/Schema.ts';
import { boundNames, findTokens } from '../typecheck/findTokens.ts';

/** A name within one value or key. */
export interface NameAtOffset {
  readonly kind: string;
  readonly name: string;
  readonly start: number;
}

type Reader = (text: string, schema: Schema) => readonly NameAtOffset[];

/**
 * How to read names from a value, by the annotation of the meta-schema. A new annotation in this table is a new kind of
 * reference.
 */
const readers: Readonly<Partial<Record<keyof Schema, Reader>>> = {
  names: readDefinitionName,
  typed: readType,
  expression: readExpression,
  textual: readText,
  path: (text) => readPath(text, 'property', text.startsWith('-') ? 1 : 0),
  state: (text) => [{ kind: 'state', name: text, start: 0 }],
  step: (text) => [{ kind: 'step', name: text, start: 0 }],
  relation: (text) => (text === 'all' || text === 'own' ? [] : [{ kind: 'relation', name: text, start: 0 }]),
  userPath: (text) => readPath(text, 'property', 'user.'.length),
  refers: (text, schema) => [{ kind: schema.refers ?? '', name: text, start: 0 }],
};

/** The names in a value, by the annotations of its meta-schema. */
export function readNames({ value, schema }: Location): readonly NameAtOffset[] {
  if (typeof value !== 'string') return [];
  return Object.entries(readers).flatMap(([word, read]) => {
    const annotation: unknown = Reflect.get(schema, word);
    return annotation === undefined || annotation === false ? [] : read(value, schema);
  });
}

function readDefinitionName(text: string, { names = [] }: Schema): readonly NameAtOffset[] {
  const kinds = [names].flat();
  const colon = text.indexOf(':');
  const kind = colon < 0 ? kinds.join(' or ') : text.slice(0, colon);
  return [{ kind, name: text.slice(colon + 1), start: colon + 1 }];
}

function readType(text: string): readonly NameAtOffset[] {
  const { name, property } = parseTypeName(text);
  if (isSchemaType(name)) return [];
  const separator = '/properties/';
  const start = text.indexOf(`#${separator}`) + separator.length + 1;
  const path = property === undefined ? [] : readPath(property.replaceAll('.', separator), 'property', 0, separator);
  return [{ kind: 'entity', name, start: 0 }, ...path.map((found) => ({ ...found, start: found.start + start }))];
}

/** Every name of a path. `start` is the index of the path in its text. */
function readPath(text: string, kind: string, start: number, separator = '.'): readonly NameAtOffset[] {
  let at = start;
  return text
    .slice(start)
    .split(separator)
    .map((name) => {
      const found = { kind, name, start: at };
      at += name.length + separator.length;
      return found;
    });
}

function readExpression(text: string): readonly NameAtOffset[] {
  if (!text.startsWith('=')) return [];
  const source = text.slice(1);
  try {
    const bound = boundNames(source);
    return findTokens(source).flatMap(({ kind, name, offset }) =>
      bound.has(offset) ? [] : [{ kind, name, start: offset + 1 }],
    );
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

const plainPath = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;

function readText(text: string): readonly NameAtOffset[] {
  if (!text.includes('{')) return [];
  try {
    return messageArguments(text)
      .filter((path) => plainPath.test(path))
      .flatMap((path) => {
        const start = text.indexOf(`{${path}`) + 1;
        return start === 0 ? [] : readPath(text.slice(0, start + path.length), 'argument', start);
      });
  } catch (error) {
    if (error instanceof MessageError) return [];
    throw error;
  }
}

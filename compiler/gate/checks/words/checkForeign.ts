import { isAuthored } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import type { Definition } from '../../../load/Definition.ts';
import type { Gate } from '../../Gate.ts';
import { checkPattern } from '../expressions/checkPatterns.ts';
import { findSchemaErrors } from './findSchemaErrors.ts';
import { unsupportedKeywords } from './unsupportedKeywords.ts';

const refused = new Map(unsupportedKeywords.map((entry) => [entry.keyword, entry]));

/** Members whose names are chosen by the author and are not JSON Schema keywords. */
const maps: ReadonlySet<string> = new Set(['properties']);
const data: ReadonlySet<string> = new Set(['const', 'default', 'examples']);

/** Checks that a foreign schema is valid, and uses only supported keywords. */
export function checkForeign(gate: Gate): void {
  for (const definition of gate.set.byKind.entity.values()) {
    if (!definition.foreign || !gate.isChecked(definition)) continue;
    const refusedAt = new Set<string>();
    visitSchema(gate, { definition, refusedAt }, definition.json, '');
    if (isAuthored(definition.json)) checkMetaSchema(gate, { definition, refusedAt }, definition.json);
  }
}

interface Visit {
  readonly definition: Definition;
  /** Unsupported keywords, whose values need not be valid. */
  readonly refusedAt: Set<string>;
}

function checkMetaSchema(gate: Gate, { definition, refusedAt }: Visit, schema: object): void {
  const hint = 'The meta-schema of JSON Schema 2020-12 says what each word takes';
  for (const { pointer, message } of findSchemaErrors(schema)) {
    if ([...refusedAt].some((at) => pointer === at || pointer.startsWith(`${at}/`))) continue;
    gate.report(definition, { code: 'schema/invalid', pointer, message, hint });
  }
}

function visitSchema(gate: Gate, visit: Visit, schema: unknown, pointer: string): void {
  if (!isAuthored(schema)) return;
  const { definition } = visit;
  for (const [word, value] of Object.entries(schema)) {
    const at = joinPointer(pointer, word);
    const entry = refused.get(word);
    if (entry !== undefined && !isCarried(gate, word, value, pointer)) {
      const where = entry.except === undefined ? '' : ` (only ${entry.except})`;
      const message = `"${word}" is a word of JSON Schema that is not carried here${where}`;
      visit.refusedAt.add(at);
      gate.report(definition, { code: 'schema/unsupported', pointer: at, key: true, message, hint: entry.instead });
    } else if (word === 'pattern' && typeof value === 'string') {
      checkPattern(gate, definition, { pattern: value, pointer: at });
    } else if (word === 'default' && typeof value === 'string' && value.startsWith('=')) {
      const message = 'A default that begins with "=" is an expression here';
      const hint = 'Leave it out, and write it at the field that refers to this entity';
      gate.report(definition, { code: 'schema/unsupported', pointer: at, message, hint });
    } else if (maps.has(word) && isAuthored(value)) {
      for (const [name, inner] of Object.entries(value)) {
        checkName(gate, visit, name, joinPointer(at, name));
        visitSchema(gate, visit, inner, joinPointer(at, name));
      }
    } else if (!data.has(word)) visitSchema(gate, visit, value, at);
  }
}

/** Names of properties, as in entities of this language: expressions and dotted paths read them. */
const propertyName = /^[A-Za-z][A-Za-z0-9_]*$/;

function checkName(gate: Gate, { definition, refusedAt }: Visit, name: string, pointer: string): void {
  if (propertyName.test(name)) return;
  refusedAt.add(pointer);
  const message = `${JSON.stringify(name)} cannot be read by expressions and paths`;
  const hint = 'Name it with letters, digits and "_", beginning with a letter';
  gate.report(definition, { code: 'schema/unsupported', pointer, key: true, message, hint });
}

/** Whether this use of a keyword is supported although others are not. */
function isCarried(gate: Gate, word: string, value: unknown, pointer: string): boolean {
  switch (word) {
    case '$ref':
      return typeof value === 'string' && gate.set.byKind.entity.has(value.replace('[]', ''));
    case 'additionalProperties':
      return value === false;
    case 'items':
      return isAuthored(value) && isAuthored(value['properties']);
    case 'required':
      return pointer === '';
    default:
      return false;
  }
}

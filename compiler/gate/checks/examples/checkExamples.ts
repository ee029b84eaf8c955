import { findSource } from '../../../compile/compilation.ts';
import { isAuthored } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import type { Definition } from '../../../load/Definition.ts';
import { rowsOf, typeOfAnswer } from '../../../typecheck/answerTypes.ts';
import { inferExpression } from '../../../typecheck/checkExpression.ts';
import {
  areDisjoint,
  type CheckType,
  nameOfType,
  propertiesOf,
  unwrapOptional,
} from '../../../typecheck/checkTypes.ts';
import { typesOfEverywhere } from '../../../typecheck/everywhereTypes.ts';
import { typeOfEntity } from '../../../typecheck/typeTable.ts';
import type { Gate } from '../../Gate.ts';
import { typeOf } from '../../selectAlternative.ts';
import { circleOf } from './readExamples.ts';

/** Checks that examples and cases belong to an existing definition, and that examples have its shape. */
export function checkExamples(gate: Gate): void {
  for (const kind of ['examples', 'cases'] as const) {
    for (const definition of gate.set.byKind[kind].values()) {
      if (!gate.isChecked(definition)) continue;
      const [folder = '', id = ''] = definition.id.split('/');
      if (findSource(gate.compilation, folder, id) === undefined) {
        const message = `There is no ${folder} "${id}" beside which these ${kind} could stand`;
        gate.report(definition, { code: 'reference/unknown', pointer: '', message });
      } else if (kind === 'examples' && isAuthored(definition.json))
        checkFile(gate, definition, definition.json, folder, id);
    }
  }
}

function checkFile(
  gate: Gate,
  definition: Definition,
  json: Readonly<Record<string, unknown>>,
  folder: string,
  id: string,
): void {
  const type = folder === 'operation' ? rowsOf(typeOfAnswer(id, gate.compilation)) : typeOfEntity(id, gate.compilation);
  for (const [name, example] of Object.entries(json)) {
    if (name === '$schema') continue;
    const pointer = joinPointer('', name);
    const like: unknown = isAuthored(example) ? example['like'] : undefined;
    if (like !== undefined && (typeof like !== 'string' || !Object.hasOwn(json, like) || like === name)) {
      const hint = suggestName(String(like), Object.keys(json));
      gate.report(definition, {
        code: 'reference/unknown',
        pointer: `${pointer}/like`,
        message: `No example "${String(like)}"`,
        ...hint,
      });
    } else reportCircle(gate, definition, circleOf(json, name));
    const isStatus = folder === 'operation' && /^[1-5][0-9][0-9]$/.test(name);
    if (!isStatus) checkValue(gate, definition, { type, value: withoutLike(example), pointer });
  }
}

/** Reports a cycle once, at its first example in alphabetical order. */
function reportCircle(gate: Gate, definition: Definition, circle: readonly string[] | undefined): void {
  const [name] = circle ?? [];
  if (circle === undefined || name === undefined || circle.some((other) => other < name)) return;
  const message = `These examples copy each other: ${circle.join(' → ')}`;
  const hint = 'Let one of them write all of its properties';
  const pointer = joinPointer(joinPointer('', name), 'like');
  gate.report(definition, { code: 'reference/cycle', pointer, message, hint });
}

function withoutLike(example: unknown): unknown {
  if (!isAuthored(example)) return example;
  const { like: _, ...rest } = example;
  return rest;
}

interface Sample<Value = unknown> {
  readonly type: CheckType;
  readonly value: Value;
  readonly pointer: string;
}

function checkValue(gate: Gate, definition: Definition, { type, value, pointer }: Sample): void {
  const plain = unwrapOptional(type);
  const report = (message: string): void => gate.report(definition, { code: 'example/invalid', pointer, message });
  if (typeof value === 'string' && value.startsWith('=') && definition.id.startsWith('entity/')) {
    checkComputed(gate, definition, { type: plain, value, pointer });
    return;
  }
  if (plain.kind === 'any') return;
  if (plain.kind === 'list') {
    if (!Array.isArray(value)) report(`A list is expected, ${typeOf(value)} given`);
    else
      for (const [index, item] of value.entries()) {
        checkValue(gate, definition, { type: plain.of, value: item, pointer: joinPointer(pointer, index) });
      }
  } else if (plain.kind === 'map') {
    if (!isAuthored(value)) report(`An object is expected, ${typeOf(value)} given`);
  } else if (plain.kind === 'entity') {
    if (!isAuthored(value)) report(`${plain.name || 'An object'} is expected, ${typeOf(value)} given`);
    else checkMembers(gate, definition, { type: plain, value, pointer });
  } else if (plain.kind === 'string' || plain.kind === 'number' || plain.kind === 'boolean') {
    if (typeof value !== plain.kind) report(`A ${plain.kind} is expected, ${typeOf(value)} given`);
    else if (plain.values !== undefined && !plain.values.some((known) => known === value)) {
      report(`${JSON.stringify(value)} is none of ${plain.values.join(', ')}`);
    }
  }
}

/** Checks a text with "=". It is computed when the example is stored, without a user or a record. */
function checkComputed(gate: Gate, definition: Definition, { type, value, pointer }: Sample<string>): void {
  const variables = typesOfEverywhere(gate.compilation);
  const { type: given, problems } = inferExpression({ source: value.slice(1), variables, expected: 'any' });
  for (const { code, message, hint } of problems) {
    gate.report(definition, { code, pointer, message, ...(hint === undefined ? {} : { hint }) });
  }
  if (problems.length > 0 || !areDisjoint(type, given)) return;
  const message = `A ${nameOfType(type)} is expected, and the expression gives a ${nameOfType(unwrapOptional(given))}`;
  const hint = 'Write an expression of that type, or a constant';
  gate.report(definition, { code: 'example/invalid', pointer, message, hint });
}

function checkMembers(
  gate: Gate,
  definition: Definition,
  sample: { readonly type: CheckType & { readonly kind: 'entity' }; readonly value: object; readonly pointer: string },
): void {
  const properties = propertiesOf(sample.type);
  if (sample.type.partial === true) return;
  for (const [name, value] of Object.entries(sample.value)) {
    const pointer = joinPointer(sample.pointer, name);
    const type = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (type !== undefined) checkValue(gate, definition, { type, value, pointer });
    else {
      const hint = suggestName(name, Object.keys(properties));
      const message = `${sample.type.name || 'The object'} has no "${name}"`;
      gate.report(definition, { code: 'example/invalid', pointer, key: true, message, ...hint });
    }
  }
}

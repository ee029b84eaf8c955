import { findSource } from '../../../compile/compilation.ts';
import { child, isAuthored, itemsOf, type Node, rootOf, stringOf } from '../../../compile/node.ts';
import type { FlowDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { type AnswerTypes, typesOfAnswers } from '../../../typecheck/answersOfFlow.ts';
import {
  areDisjoint,
  type CheckType,
  nameOfType,
  propertiesOf,
  unwrapOptional,
} from '../../../typecheck/checkTypes.ts';
import { typeOfSource } from '../../../typecheck/typeOfSource.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { variablesOf } from '../../scope/variablesOf.ts';

type EntityType = CheckType & { readonly kind: 'entity' };

/** Checks that the initial answers of a flow, and the answers that it shows, are answers to its questions. */
export function checkInitialAnswers(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'flow')) {
    const begin = child(node, 'begin');
    if (begin !== undefined) checkAnswers(gate, definition, { id: definition.id, flow: node, begin });
  }
  for (const { definition, node } of definitionsOf(gate, 'screen')) {
    for (const block of flowsIn(child(node, 'body'))) checkBlock(gate, definition, block);
  }
}

function flowsIn(list: Node | undefined): readonly Node[] {
  return itemsOf(list).flatMap((block) => {
    if (!isAuthored(block.json)) return [];
    const inner = [...flowsIn(child(block, 'body')), ...flowsIn(child(block, 'expand'))];
    return child(block, 'flow') === undefined ? inner : [block];
  });
}

function checkBlock(gate: Gate, definition: Definition, block: Node): void {
  const begin = child(block, 'begin');
  const id = stringOf(child(block, 'flow')) ?? '';
  const flow = findSource(gate.compilation, 'flow', id);
  if (begin === undefined || flow === undefined) return;
  const mode = stringOf(child(block, 'mode')) ?? stringOf(child(flow, 'mode')) ?? 'edit';
  if (mode !== 'edit') {
    checkAnswers(gate, definition, { id, flow, begin });
    return;
  }
  const message = 'Only a flow that is read or printed begins with answers here';
  const hint = 'Write "mode": "read", or take "begin" out and write it at the flow';
  gate.report(definition, { code: 'begin/unfit', pointer: begin.pointer, message, hint });
}

interface Beginning {
  readonly id: string;
  readonly flow: Node<FlowDefinition>;
  readonly begin: Node;
}

function checkAnswers(gate: Gate, definition: Definition, { id, flow, begin }: Beginning): void {
  const questions = typesOfAnswers(flow, gate.compilation);
  if (questions === undefined) return;
  const place = variablesOf(rootOf(begin.source), gate.compilation);
  const type = unwrapOptional(typeOfSource(begin, place, gate.compilation));
  const report = (message: string): void =>
    gate.report(definition, {
      code: 'begin/unfit',
      pointer: begin.pointer,
      message,
      hint: `Name a property whose \`flow\` is "${id}", or a list of answers with \`question\` and \`answer\``,
    });
  if (type.kind === 'any' || type.kind === 'map') return;
  if (type.kind === 'list') checkEntries(type.of, report);
  else if (type.kind === 'entity') checkProperties(type, questions, report);
  else report(`A flow begins with answers, and this is a ${nameOfType(type)}`);
}

/** A list of answers has an entry for each answer. */
function checkEntries(entry: CheckType, report: (message: string) => void): void {
  const type = unwrapOptional(entry);
  if (type.kind === 'any' || type.kind === 'map') return;
  const properties = type.kind === 'entity' ? propertiesOf(type) : {};
  if (Object.hasOwn(properties, 'question') && Object.hasOwn(properties, 'answer')) return;
  report(`The entries of a list of answers have question and answer, and these are ${nameOfType(type)}`);
}

function checkProperties(type: EntityType, questions: AnswerTypes, report: (message: string) => void): void {
  const given = Object.entries(propertiesOf(type));
  const known = given.filter(([name]) => Object.hasOwn(questions, name));
  if (known.length === 0) report(`${nameOfType(type)} has no answer to a question of this flow`);
  for (const [name, answer] of known) {
    const { [name]: question } = questions;
    if (question !== undefined && areDisjoint(answer, question))
      report(
        `${name} of ${nameOfType(type)} is a ${nameOfType(unwrapOptional(answer))}, which the question does not take`,
      );
  }
}

import { child, type Node } from '../../../compile/node.ts';
import type { FlowDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { type AnswerTypes, typesOfAnswers } from '../../../typecheck/answersOfFlow.ts';
import { areDisjoint, nameOfType, propertiesOf, unwrapOptional } from '../../../typecheck/checkTypes.ts';
import { typeOfSource } from '../../../typecheck/typeOfSource.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { variablesOf } from '../../scope/variablesOf.ts';

/** What a flow begins with are answers to its questions. */
export function checkInitialAnswers(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'flow')) {
    const begin = child(node, 'begin');
    const questions = begin === undefined ? undefined : typesOfAnswers(node, gate.compilation);
    if (begin !== undefined && questions !== undefined)
      checkAnswers(gate, definition, { flow: node, begin, questions });
  }
}

interface Beginning {
  readonly flow: Node<FlowDefinition>;
  readonly begin: Node;
  readonly questions: AnswerTypes;
}

function checkAnswers(gate: Gate, definition: Definition, { flow, begin, questions }: Beginning): void {
  const type = unwrapOptional(typeOfSource(begin, variablesOf(flow, gate.compilation), gate.compilation));
  const report = (message: string): void =>
    gate.report(definition, {
      code: 'begin/unfit',
      pointer: begin.pointer,
      message,
      hint: `Name a property whose \`flow\` is "${definition.id}"`,
    });
  if (type.kind === 'any' || type.kind === 'map') return;
  if (type.kind !== 'entity') {
    report(`A flow begins with answers, and this is a ${nameOfType(type)}`);
    return;
  }
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

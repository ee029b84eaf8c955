import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { typeOfFlowAnswers } from '../../../typecheck/answersOfFlow.ts';
import { anyType, type CheckType, propertiesOf } from '../../../typecheck/checkTypes.ts';
import { typesOfOptions } from '../../../typecheck/typesOfOptions.ts';
import { typeOfForm } from '../../../typecheck/typeTable.ts';
import type { Variables } from '../../../typecheck/Variables.ts';
import type { WizardDefinition } from '../../definitions.types.ts';

type Answers = Readonly<Record<string, CheckType>>;

/** What is known of the names that expressions of a wizard read. */
export function typesOfWizard(known: Variables, node: Node<WizardDefinition>, compilation: Compilation): Variables {
  return { this: typeOfAnswers(node, compilation), chosen: typeOfChosenRecords(known, node, compilation) };
}

/** What is chosen in any form of a wizard; nothing is known when one of its forms is brought by data. */
function typeOfChosenRecords(known: Variables, wizard: Node<WizardDefinition>, compilation: Compilation): CheckType {
  const properties: Record<string, CheckType> = {};
  for (const step of itemsOf(child(wizard, 'steps'))) {
    const form = findSource(compilation, 'form', stringOf(child(step, 'form')) ?? '');
    if (form === undefined) continue;
    const { chosen } = typesOfOptions({ ...known, this: typeOfForm(form, compilation) }, form, compilation);
    if (chosen?.kind !== 'entity') return anyType;
    Object.assign(properties, propertiesOf(chosen));
  }
  return { kind: 'entity', name: 'what is chosen', properties };
}

/** All answers of a wizard: fields of its forms, and those of each flow below its step. A variant may not ask them. */
function typeOfAnswers(node: Node<WizardDefinition>, compilation: Compilation): CheckType {
  const properties: Record<string, CheckType> = {};
  for (const step of itemsOf(child(node, 'steps'))) {
    if (child(step, 'form') === undefined && child(step, 'flow') === undefined) continue;
    const asked = answersOfStep(step, compilation);
    if (asked === undefined) return anyType;
    for (const [name, member] of Object.entries(asked)) {
      properties[name] = member.kind === 'optional' ? member : { kind: 'optional', of: member };
    }
  }
  return { kind: 'entity', name: 'the wizard', properties };
}

/** What a step asks for, by name; undefined when only the data can tell. */
export function answersOfStep(
  step: Node<WizardDefinition['steps'][number]>,
  compilation: Compilation,
): Answers | undefined {
  const flow = stringOf(child(step, 'flow'));
  if (flow !== undefined) return { [stringOf(child(step, 'step')) ?? '']: typeOfFlowAnswers(flow, compilation) };
  const form = findSource(compilation, 'form', stringOf(child(step, 'form')) ?? '');
  const type = form === undefined ? anyType : typeOfForm(form, compilation);
  return type.kind === 'entity' && typeof type.properties !== 'function' ? type.properties : undefined;
}

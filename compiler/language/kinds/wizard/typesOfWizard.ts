import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { typeOfFlowAnswers } from '../../../typecheck/answersOfFlow.ts';
import { anyType, type CheckType, propertiesOf } from '../../../typecheck/checkTypes.ts';
import { typesOfOptions } from '../../../typecheck/typesOfOptions.ts';
import { typeOfForm } from '../../../typecheck/typeTable.ts';
import type { Variables } from '../../../typecheck/Variables.ts';
import type { WizardDefinition } from '../../definitions.types.ts';

type Answers = Readonly<Record<string, CheckType>>;

/** Types of the names that expressions of a wizard read. */
export function typesOfWizard(known: Variables, node: Node<WizardDefinition>, compilation: Compilation): Variables {
  return { this: typeOfAnswers(node, compilation), chosen: typeOfChosenRecords(known, node, compilation) };
}

/** The type of `chosen` over all forms of a wizard. Unknown if the fields of one form come from data. */
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

/**
 * All answers of a wizard: the fields of its forms, and the answers of each flow under its step. All are optional,
 * because a variant may not ask for them.
 */
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

/** The answers of a step, by name. Undefined if they depend on data. */
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

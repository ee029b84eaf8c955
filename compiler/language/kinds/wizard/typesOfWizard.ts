import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { anyType, type CheckType, propertiesOf } from '../../../typecheck/checkTypes.ts';
import { typesOfOptions } from '../../../typecheck/typesOfOptions.ts';
import { typeOfForm } from '../../../typecheck/typeTable.ts';
import type { Variables } from '../../../typecheck/Variables.ts';
import type { WizardDefinition } from '../../definitions.types.ts';

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

/** All answers of a wizard: the fields of its forms, each of which a variant may not ask. */
function typeOfAnswers(node: Node<WizardDefinition>, compilation: Compilation): CheckType {
  const properties: Record<string, CheckType> = {};
  for (const step of itemsOf(child(node, 'steps'))) {
    const id = stringOf(child(step, 'form'));
    const form = id === undefined ? undefined : findSource(compilation, 'form', id);
    const type = form === undefined ? anyType : typeOfForm(form, compilation);
    if (type.kind !== 'entity' || typeof type.properties === 'function') {
      if (id !== undefined) return anyType;
      continue;
    }
    for (const [name, member] of Object.entries(type.properties)) {
      properties[name] = member.kind === 'optional' ? member : { kind: 'optional', of: member };
    }
  }
  return { kind: 'entity', name: 'the wizard', properties };
}

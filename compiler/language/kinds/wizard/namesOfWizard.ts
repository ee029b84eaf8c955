import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import type { WizardDefinition } from '../../definitions.types.ts';
import { fieldsOfCases } from '../form/namesOfForm.ts';

/** Names that the cases of a wizard can use: the fields of its forms, and the steps with a flow. */
export function namesOfWizard(
  wizard: Node<WizardDefinition>,
  compilation: Compilation,
): Readonly<Record<string, readonly string[]>> {
  const asked = itemsOf(child(wizard, 'steps')).map((step) => {
    if (child(step, 'flow') !== undefined) return [stringOf(child(step, 'step')) ?? ''];
    const form = findSource(compilation, 'form', stringOf(child(step, 'form')) ?? '');
    return form === undefined ? [] : fieldsOfCases(child(form, 'fields'));
  });
  if (asked.includes(undefined)) return {};
  const names = asked.flatMap((some) => some ?? []);
  return { question: names, outcome: ['variant', 'steps', ...names] };
}

import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { questionsOf } from '../../../typecheck/questionTypes.ts';
import type { WizardDefinition } from '../../definitions.types.ts';
import { fieldsOfCases } from '../form/namesOfForm.ts';

/** Names that the cases of a wizard may use: the answers to its forms and flows, where all of them are known. */
export function namesOfWizard(
  wizard: Node<WizardDefinition>,
  compilation: Compilation,
): Readonly<Record<string, readonly string[]>> {
  const asked = itemsOf(child(wizard, 'steps')).map((step) => {
    const flow = findSource(compilation, 'flow', stringOf(child(step, 'flow')) ?? '');
    const questions = flow === undefined ? [] : questionsOf(flow);
    if (flow !== undefined) return questions.length === 0 ? undefined : questions.map(({ id }) => `q${id}`);
    const form = findSource(compilation, 'form', stringOf(child(step, 'form')) ?? '');
    return form === undefined ? [] : fieldsOfCases(child(form, 'fields'));
  });
  if (asked.includes(undefined)) return {};
  const names = asked.flatMap((some) => some ?? []);
  return { question: names, outcome: ['variant', 'steps', ...names] };
}

import { child, type Node, stringOf } from '../../../compile/node.ts';
import type { FlowDefinition, Question } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { questionsOf } from '../../../typecheck/questionTypes.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';

type Property = 'answers' | 'options' | 'unit' | 'exactly' | 'minimum' | 'maximum' | 'multipleOf';

/** Formats that support a property. All others ignore it. */
const suited: Readonly<Record<Property, ReadonlySet<string>>> = {
  answers: new Set(['radio', 'select', 'checkboxes', 'pairs', 'open-choice']),
  options: new Set(['select', 'checkboxes', 'open-choice']),
  exactly: new Set(['checkboxes', 'pairs']),
  unit: new Set(['int', 'number']),
  minimum: new Set(['int', 'number']),
  maximum: new Set(['int', 'number']),
  multipleOf: new Set(['int', 'number']),
};

const properties = ['options', 'unit', 'exactly', 'minimum', 'maximum', 'multipleOf'] as const;

/** Checks that the properties of a question fit its format and each other, and that a selection has answers. */
export function checkQuestions(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'flow')) {
    checkReview(gate, definition, node);
    for (const { id, node: question } of questionsOf(node)) {
      checkFormat(gate, definition, question);
      checkComputed(gate, definition, question);
      checkSelection(gate, definition, { id, question });
    }
  }
}

/** If all questions are on one page, the answers are visible anyway. */
function checkReview(gate: Gate, definition: Definition, flow: Node<FlowDefinition>): void {
  const review = child(flow, 'review');
  if (review === undefined || stringOf(child(flow, 'pages')) !== 'all') return;
  const message = 'All questions are on one page, so that "review" has no effect';
  const hint = 'Change "pages", or leave it out';
  gate.report(definition, { code: 'keyword/type', pointer: review.pointer, key: true, message, hint });
}

function checkFormat(gate: Gate, definition: Definition, question: Node<Question>): void {
  const format = formatOf(question);
  for (const property of properties) {
    const written = child(question, property);
    if (written === undefined || suited[property].has(format)) continue;
    const message = `"${property}" is for the formats ${[...suited[property]].join(', ')}, and this is ${format}`;
    const hint = 'Change the format, or leave it out';
    gate.report(definition, { code: 'keyword/type', pointer: written.pointer, key: true, message, hint });
  }
}

/** A computed answer has neither options nor a default. */
function checkComputed(gate: Gate, definition: Definition, question: Node<Question>): void {
  if (child(question, 'value') === undefined) return;
  for (const property of ['default', 'options'] as const) {
    const written = child(question, property);
    if (written === undefined) continue;
    const message = `The answer is computed, so that "${property}" has no effect`;
    const hint = 'Leave out one of the two';
    gate.report(definition, { code: 'keyword/type', pointer: written.pointer, key: true, message, hint });
  }
}

function checkSelection(
  gate: Gate,
  definition: Definition,
  { id, question }: { readonly id: string; readonly question: Node<Question> },
): void {
  const format = formatOf(question);
  if (!suited.answers.has(format) || child(question, 'value') !== undefined) return;
  const answers = child(question, 'answers');
  const options = child(question, 'options');
  if (answers !== undefined && options !== undefined) {
    const message = `Question ${id} has both "answers" and "options"`;
    gate.report(definition, { code: 'keyword/type', pointer: options.pointer, key: true, message });
  }
  if (answers === undefined && options === undefined) {
    const message = `Question ${id} has the format ${format} and nothing to select from`;
    const hint = suited.options.has(format) ? 'Write "answers" or "options"' : 'Write "answers"';
    gate.report(definition, { code: 'field/unfillable', pointer: question.pointer, message, hint });
  }
}

function formatOf(question: Node<Question>): string {
  return stringOf(child(question, 'format')) ?? 'text';
}

import { canonicalJson } from '#engine';
import { compileJson } from '../../../compile/compileValue.ts';
import { child, entriesOf, isAuthored, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import type { FlowDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { typesOfLevel } from '../../../typecheck/answersOfFlow.ts';
import { anyType, unwrapOptional } from '../../../typecheck/checkTypes.ts';
import { type PlacedQuestion, questionsOf } from '../../../typecheck/questionTypes.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';

/** Checks question banks: ids, rules, pairs and marks. */
export function checkBanks(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'flow')) {
    const questions = questionsOf(node);
    checkIds(gate, definition, questions);
    checkRules(gate, definition, node);
    const marks = new Map(entriesOf(child(node, 'marks')).map(([name, type]) => [name, String(type.json)]));
    for (const { node: question } of questions) {
      checkPairs(gate, definition, question);
      for (const answer of itemsOf(child(question, 'answers'))) checkMarks(gate, definition, answer, marks);
    }
  }
}

/** Checks that no call has two banks. */
export function checkBankSources(gate: Gate): void {
  const banks = new Map<string, string>();
  for (const { definition, node } of definitionsOf(gate, 'flow')) {
    if (questionsOf(node).length === 0) checkSource(gate, definition, node, banks);
  }
}

function checkIds(gate: Gate, definition: Definition, questions: readonly PlacedQuestion[]): void {
  const seen = new Set<string>();
  for (const { id, node } of questions) {
    if (seen.has(id)) {
      const message = `Question ${id} stands twice in this flow`;
      gate.report(definition, { code: 'name/duplicate', pointer: `${node.pointer}/question`, message });
    }
    seen.add(id);
  }
}

/** Checks that a rule of the whole flow is reported at a question that is asked once. */
function checkRules(gate: Gate, definition: Definition, flow: Node<FlowDefinition>): void {
  const answers = typesOfLevel(child(flow, 'questions'), gate.compilation);
  const names = Object.keys(answers).filter((name) => unwrapOptional(answers[name] ?? anyType).kind !== 'list');
  for (const rule of itemsOf(child(flow, 'rules'))) {
    const at = child(rule, 'at');
    const name = stringOf(at);
    if (name !== undefined && names.includes(name)) continue;
    const message =
      name === undefined
        ? 'The rule names no question to be reported at'
        : `"${name}" is no question that is asked once`;
    const hint = suggestName(name ?? '', names);
    gate.report(definition, { code: 'field/unknown', pointer: at?.pointer ?? rule.pointer, message, ...hint });
  }
}

function checkPairs(gate: Gate, definition: Definition, question: Node): void {
  if (stringOf(child(question, 'format')) !== 'pairs') return;
  const answers = itemsOf(child(question, 'answers'));
  const ids = new Set(answers.map((answer) => child(answer, 'answer')?.json));
  const names = [...ids].map(String);
  const halves = answers.flatMap((answer) => child(answer, 'no') ?? []);
  const id = String(child(question, 'question')?.json);
  const report = (pointer: string, message: string, hint?: ReturnType<typeof suggestName>): void =>
    gate.report(definition, { code: 'bank/pairs', pointer, message, ...hint });
  for (const half of halves) {
    const name = String(half.json);
    if (ids.has(half.json)) continue;
    report(half.pointer, `Question ${id}: no answer ${name} for the other half`, suggestName(name, names));
  }
  const exactly = child(question, 'exactly');
  const pairs = new Set(halves.map((half) => half.json)).size;
  if (exactly !== undefined && exactly.json !== 0 && pairs !== exactly.json) {
    report(exactly.pointer, `Question ${id}: exactly ${String(exactly.json)}, has ${pairs} pairs`);
  } else if (pairs * 2 !== answers.length) {
    report(`${question.pointer}/answers`, `Question ${id}: ${answers.length} answers do not make ${pairs} pairs`);
  }
}

const ownWords: ReadonlySet<string> = new Set(['answer', 'text', 'no', 'default', 'when']);

function checkMarks(gate: Gate, definition: Definition, answer: Node, marks: ReadonlyMap<string, string>): void {
  if (!isAuthored(answer.json)) {
    const missing = [...marks].find(([, type]) => !type.endsWith('?'));
    if (missing !== undefined)
      reportMark(gate, definition, answer.pointer, `Answer "${String(answer.json)}" has no ${missing[0]}`);
    return;
  }
  const id = String(answer.json['answer']);
  for (const [word, value] of Object.entries(answer.json)) {
    if (ownWords.has(word)) continue;
    const type = marks.get(word);
    const pointer = joinPointer(answer.pointer, word);
    if (type === undefined) {
      const hint = suggestName(word, [...ownWords, ...marks.keys()]);
      const message = `"${word}" is no word of an answer and no mark of this bank`;
      gate.report(definition, { code: 'property/unknown', pointer, key: true, message, ...hint });
    } else if (!valuesOfMark(value).every((one) => fitsMark(type.replace('?', ''), one))) {
      reportMark(gate, definition, pointer, `Answer ${id}: ${word} is a ${type.replace('?', '')}`);
    }
  }
  for (const [name, type] of marks) {
    if (type.endsWith('?')) continue;
    const mark = child(answer, name);
    if (mark === undefined) reportMark(gate, definition, answer.pointer, `Answer ${id} has no ${name}`);
    else if (!isAlwaysChosen(mark.json))
      reportMark(gate, definition, mark.pointer, `Answer ${id} has no ${name} where no branch matches`);
  }
}

/** The mark, or the marks of all branches of a choice. */
function valuesOfMark(mark: unknown): readonly unknown[] {
  if (!Array.isArray(mark)) return [mark];
  return mark.map((branch: unknown) => (isAuthored(branch) ? branch['is'] : branch));
}

/** Whether a mark always has a value: its last branch has no condition. */
function isAlwaysChosen(mark: unknown): boolean {
  const last: unknown = Array.isArray(mark) ? mark.at(-1) : mark;
  return !isAuthored(last) || (last['when'] === undefined && last['allow'] === undefined);
}

function fitsMark(type: string, value: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

function reportMark(gate: Gate, definition: Definition, pointer: string, message: string): void {
  gate.report(definition, { code: 'bank/marks', pointer, message });
}

/** Checks questions that a call loads: they have a bank, and it is the only one for that call. */
function checkSource(gate: Gate, definition: Definition, flow: Node, banks: Map<string, string>): void {
  const bank = child(flow, 'bank');
  if (bank === undefined) {
    const message = 'No bank: pairs, marks and defaults of these questions are not checked';
    gate.report(definition, { code: 'bank/missing', pointer: '/questions', message });
    return;
  }
  for (const call of leafCalls(child(flow, 'questions'))) {
    const written = entriesOf(child(call, 'with'));
    // A computed argument may distinguish the banks.
    if (written.some(([, value]) => typeof value.json === 'string' && value.json.startsWith('='))) continue;
    const constant = Object.fromEntries(written.map(([name, value]) => [name, compileJson(value.json)]));
    const mark = `${stringOf(call) ?? stringOf(child(call, 'run')) ?? ''} ${canonicalJson(constant)}`;
    const other = banks.get(mark);
    if (other !== undefined && other !== bank.json) {
      const message = `${mark.replace(' {}', '')} is answered by the banks "${other}" and "${String(bank.json)}"`;
      gate.report(definition, { code: 'bank/ambiguous', pointer: '/bank', message });
    }
    banks.set(mark, String(bank.json));
  }
}

function leafCalls(node: Node | undefined): readonly Node[] {
  if (node === undefined) return [];
  if (Array.isArray(node.json)) return itemsOf(node).flatMap((item) => leafCalls(child(item, 'is') ?? item));
  return [node];
}

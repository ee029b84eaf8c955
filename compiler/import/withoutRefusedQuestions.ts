import { type Authored, isAuthored } from '../compile/node.ts';
import { splitPointer } from '../compile/pointer.ts';
import type { DefinitionError } from '../errors/DefinitionError.ts';
import type { ImportedFlow, ImportReport } from './Importer.ts';

const structure: ReadonlySet<string> = new Set(['question', 'text', 'format', 'answers', 'repeat']);

/** Removes the conditions and limits that the gate refuses. Undefined if nothing can be removed. */
export function withoutRefusedQuestions(
  flow: ImportedFlow,
  errors: readonly DefinitionError[],
  report: ImportReport,
): ImportedFlow | undefined {
  let { questions } = flow;
  for (const { file, pointer, message } of errors) {
    const [first, ...path] = splitPointer(pointer);
    if (!file.endsWith('.flow.json') || first !== 'questions' || path.length === 0) continue;
    const place = placeOf(path);
    const before = questions;
    questions = withoutKeyword(questions, place);
    if (questions === before) continue;
    const keyword = place.keyword ?? 'question';
    report.omit({ pointer: '', keyword: `${keyword} (${path.join('/')})`, message: `Left out: ${message}` });
  }
  if (questions === flow.questions) return undefined;
  return { ...flow, questions: withoutGaps(questions) };
}

interface Place {
  /** Indexes of a question, outermost first. */
  readonly indexes: readonly number[];
  /** Absent if the question itself is refused. */
  readonly keyword?: string;
}

function placeOf(path: readonly string[]): Place {
  const indexes: number[] = [];
  for (let at = 0; at < path.length; at += 2) {
    indexes.push(Number(path[at]));
    const keyword = path[at + 1];
    if (keyword !== 'questions' || path[at + 2] === undefined)
      return { indexes, ...(keyword === undefined ? {} : { keyword }) };
  }
  return { indexes };
}

/** A placeholder for a removed question, until all pointers are processed: they contain the indexes of questions. */
const gap: Authored = {};

function withoutKeyword(questions: readonly Authored[], { indexes, keyword }: Place): readonly Authored[] {
  const [index = -1, ...rest] = indexes;
  const question = questions[index];
  if (question === undefined || question === gap) return questions;
  const replaced = (next: Authored): readonly Authored[] => questions.with(index, next);
  if (rest.length > 0) {
    const below = listOfQuestions(question['questions']);
    const next = withoutKeyword(below, { indexes: rest, ...(keyword === undefined ? {} : { keyword }) });
    return next === below ? questions : replaced({ ...question, questions: next });
  }
  if (keyword === undefined || structure.has(keyword)) return replaced(gap);
  if (!Object.hasOwn(question, keyword)) return questions;
  const { [keyword]: _, ...left } = question;
  return replaced(left);
}

function withoutGaps(questions: readonly Authored[]): readonly Authored[] {
  return questions
    .filter((question) => question !== gap)
    .map((question) => {
      const below = listOfQuestions(question['questions']);
      const left = withoutGaps(below);
      return below.length === 0 ? question : { ...question, questions: left };
    });
}

function listOfQuestions(list: unknown): readonly Authored[] {
  return Array.isArray(list) ? list.filter(isAuthored) : [];
}

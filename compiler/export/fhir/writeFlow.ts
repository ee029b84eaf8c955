import type { FlowModel, Json, QuestionModel, Release } from '#engine';
import type { ImportReport } from '../../import/Importer.ts';
import type { ExportedDefinition } from '../Exporter.ts';
import { textOf } from '../textOf.ts';
import { writeItem } from './writeItem.ts';

/** Writes a flow with its own questions as a questionnaire. */
export function writeFlow(id: string, release: Release, report: ImportReport): ExportedDefinition {
  const flow = release.flows[id];
  if (flow === undefined) return { problem: `There is no flow "${id}".` };
  const questions = ownQuestions(flow);
  if (questions.length === 0) return { problem: `The questions of "${id}" are the result of a call.` };
  for (const { field } of flow.results)
    report.omit({ pointer: `/results/${field}`, keyword: 'result', message: 'A result is left out.' });
  for (const { rule } of flow.rules ?? [])
    report.omit({ pointer: `/rules/${rule}`, keyword: 'rule', message: 'A rule over several answers is left out.' });
  const known = new Map<string, QuestionModel>();
  index(questions, known);
  const title = textOf(flow.title, release);
  const description = textOf(flow.text, release);
  const item: readonly Json[] = questions.map((question) =>
    writeItem(question, { release, report, find: (path) => known.get(path) }),
  );
  return {
    json: {
      resourceType: 'Questionnaire',
      status: 'draft',
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      item,
    },
  };
}

function ownQuestions({ questions }: FlowModel): readonly QuestionModel[] {
  return isList(questions) ? questions : [];
}

function isList(questions: FlowModel['questions']): questions is readonly QuestionModel[] {
  return Array.isArray(questions);
}

function index(questions: readonly QuestionModel[], known: Map<string, QuestionModel>): void {
  for (const question of questions) {
    known.set(`q${question.question}`, question);
    index(question.questions, known);
  }
}

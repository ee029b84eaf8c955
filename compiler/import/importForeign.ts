import { parseJson } from '../load/parseJson.ts';
import { titleOfName } from '../load/titleOfName.ts';
import { createReport } from './createReport.ts';
import type { ForeignFile, ImportedFlow, ImportedRecord, Importer, ImportReport, Omission } from './Importer.ts';
import { importers } from './registry.ts';
import { type CheckFiles, type ResolvedImport, resolveImport } from './resolveImport.ts';
import { withoutRefusedProperties } from './withoutRefusedProperties.ts';
import { withoutRefusedQuestions } from './withoutRefusedQuestions.ts';
import { isWithin } from './write/isWithin.ts';
import type { WriteOptions } from './write/WriteOptions.ts';
import { writeFlow } from './write/writeFlow.ts';
import { writeRecord } from './write/writeRecord.ts';

export interface ForeignInput {
  readonly text: string;
  /** Text of the layout, if it is a separate file. */
  readonly ui?: string;
  /** Id of the entity. */
  readonly id: string;
  readonly folder: string;
  readonly allow: string;
  /** Format of the file. Default: the format that recognises it. */
  readonly format?: string;
  /** Runs the gate over the set that the definitions are added to. */
  readonly check: CheckFiles;
}

/** Definitions for a foreign file, with omissions and errors of the gate, or the reason why it cannot be read. */
export type ImportResult =
  | (ResolvedImport & { readonly omissions: readonly Omission[]; readonly format: string })
  | ImportProblem;

/** The reason why a file cannot be imported. */
export interface ImportProblem {
  readonly problem: string;
  /** JSON Pointer in the foreign file. */
  readonly pointer: string;
}

const mostText = 2_000_000;
/** The maximum number of values in the definitions. A small file can repeat a long list in every row of a table. */
const mostWritten = 100_000;

/** Converts a foreign form to definitions. Never throws, for any file. */
export function importForeign({ text, ui, id, folder, allow, format, check }: ForeignInput): ImportResult {
  if (text.length > mostText) return { problem: 'The file has more than 2 MB.', pointer: '' };
  const file = parse(text, ui);
  if ('problem' in file) return file;
  const importer = importers.find((one) => (format === undefined ? one.recognises(file) : one.name === format));
  if (importer === undefined) {
    const known = importers.map(({ name }) => name).join(', ');
    return { problem: `The file is of no format that is known: ${known}.`, pointer: '' };
  }
  const report = createReport();
  const imported = importer.read(file, report);
  if (!isWithin(imported, mostWritten))
    return { problem: `The definitions would have more than ${mostWritten} values. Divide the form.`, pointer: '' };
  const settled = settle(imported, { report, check, options: { id, folder, allow, title: titleOfName(id) } });
  if (settled === undefined) return { problem: emptyProblem(importer, report.omissions()), pointer: '' };
  return { ...settled, omissions: report.omissions(), format: importer.name };
}

interface Writing {
  readonly options: WriteOptions;
  readonly check: CheckFiles;
  readonly report: ImportReport;
}

function settle(
  imported: ImportedRecord | ImportedFlow,
  { options, check, report }: Writing,
): ResolvedImport | undefined {
  if ('questions' in imported) {
    if (imported.questions.length === 0) return undefined;
    const write = (flow: ImportedFlow) => writeFlow(flow, options);
    return resolveImport({ imported, write, remove: withoutRefusedQuestions, check, report });
  }
  if (Object.keys(imported.properties).length === 0) return undefined;
  const write = (record: ImportedRecord) => writeRecord(record, options);
  return resolveImport({ imported, write, remove: withoutRefusedProperties, check, report });
}

function emptyProblem({ title }: Importer, omissions: readonly Omission[]): string {
  const [first] = omissions;
  return `Nothing in the file can be entered (${title}).${first === undefined ? '' : ` ${first.message}`}`;
}

function parse(text: string, ui: string | undefined): ForeignFile | ImportProblem {
  const json = parseJson(text);
  const layout = ui === undefined ? undefined : parseJson(ui);
  const [problem] = [...(json.faults ?? []), ...(layout?.faults ?? [])];
  if (problem !== undefined) return { problem: problem.message, pointer: problem.pointer };
  return { json: json.json, ...(layout === undefined ? {} : { ui: layout.json }) };
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'docs', 'decisions');
const record = /^(?<number>\d{4})-[\w-]+\.md$/;
const head = /^# (?<number>\d{4}) (?<subject>.+)\n\nStatus: (?<status>.+)\n/;

/** A decision record in the index. */
interface Decision {
  readonly file: string;
  readonly number: string;
  readonly subject: string;
  /** Status in the record: accepted, or what replaces or completes it. */
  readonly status: string;
}

/**
 * Returns the index of the decision records as Markdown.
 *
 * @throws Error when a record does not begin with its number, subject and status, or when two have the same number.
 */
export function decisionIndex(files: ReadonlyMap<string, string> = readDecisions()): string {
  const decisions = [...files].map(([file, text]) => readDecision(file, text));
  const numbers = decisions.map(({ number }) => number);
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice !== undefined) throw new Error(`Two decision records have the number ${twice}.`);
  const rows = decisions.map(
    ({ file, number, subject, status }) => `| [${number}](${file}) | ${cell(subject)} | ${cell(status)} |`,
  );
  return `# Decisions

Each record gives one decision: its result, its context, the drivers, the alternatives, and what speaks for and against
it. A decision that no longer holds stays here and names the one that replaces it. This page is generated from the
records by \`npm run generate\`.

| number | subject | status |
| --- | --- | --- |
${rows.join('\n')}
`;
}

function readDecisions(): ReadonlyMap<string, string> {
  const files = readdirSync(folder)
    .filter((file) => record.test(file))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

function readDecision(file: string, text: string): Decision {
  const { number = '', subject = '', status = '' } = head.exec(text)?.groups ?? {};
  if (number !== record.exec(file)?.groups?.['number']) {
    throw new Error(`${file} has to begin with "# ${file.slice(0, 4)} subject", an empty line and "Status: …".`);
  }
  return { file, number, subject, status };
}

/** Escapes a cell, because a bar would end it. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

if (import.meta.main) writeFileSync(join(folder, 'README.md'), decisionIndex());

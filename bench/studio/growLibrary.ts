import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NewDefinition, recordDefinitions } from '../../studio/scaffold/recordDefinitions.ts';

const root = join(import.meta.dirname, '..', '..');
const library = join(root, 'examples', 'lending-library');
const languages = ['fr', 'ro', 'zh'] as const;

/** How large the set is. */
export const sizes = { definitions: 1300, fields: 400, questions: 300, drafts: 20 } as const;

/** Definitions that the benchmark opens. */
export const opened = {
  form: { kind: 'form', definition: 'wide-record-new' },
  flow: { kind: 'flow', definition: 'long-questions' },
  screen: { kind: 'screen', definition: 'record-7-list' },
} as const;

interface Folder {
  readonly definitions: string;
  readonly remove: () => void;
}

/**
 * Writes a folder with the lending library and generated definitions, all of them in four languages: a form of 400
 * fields, a flow of 300 questions, and entities with their lists and forms.
 */
export function growLibrary(): Folder {
  const folder = mkdtempSync(join(tmpdir(), 'formwork-bench-'));
  const definitions = join(folder, 'library');
  cpSync(library, definitions, { recursive: true });
  const perRecord = recordNumbered(0).length;
  const missing = sizes.definitions - countDefinitions(definitions) - perRecord - 1;
  const records = Array.from({ length: Math.ceil(missing / perRecord) }, (_none, index) => recordNumbered(index));
  const area = join(definitions, 'generated-records');
  mkdirSync(area);
  for (const { kind, definition, json } of [...records.flat(), ...wideRecord(), longQuestions()]) {
    const text = JSON.stringify({ $schema: `../${kind}.schema.json`, ...json }, undefined, 2);
    writeFileSync(join(area, `${definition}.${kind}.json`), text);
  }
  for (const language of languages) translate(definitions, language);
  return { definitions, remove: () => rmSync(folder, { recursive: true }) };
}

function countDefinitions(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json') && !name.includes('locale/'),
  ).length;
}

/** Gives each text that a language lacks the words of English. */
function translate(definitions: string, language: string): void {
  const texts = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [join(root, 'scripts', 'texts.ts'), ...args, '--definitions', definitions], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  const missing = texts('missing', language);
  if (missing.trim() === '') return;
  const file = join(definitions, '..', `${language}.json`);
  writeFileSync(file, missing);
  texts('fill', language, file);
}

function recordNumbered(index: number): readonly NewDefinition[] {
  return record(`record-${index}`, `Record ${index}`, {
    name: { title: 'Name', type: 'string', required: true },
    notes: { title: 'Notes', $ref: 'long-text' },
    copies: { title: 'Copies', type: 'integer', minimum: 0 },
  });
}

function wideRecord(): readonly NewDefinition[] {
  const fields = Array.from({ length: sizes.fields - 1 }, (_none, index) => [
    `field${index}`,
    { title: `Field ${index}`, type: index % 3 === 0 ? 'integer' : 'string' },
  ]);
  const properties = { name: { title: 'Name', type: 'string', required: true }, ...Object.fromEntries(fields) };
  return record('wide-record', 'Wide record', properties);
}

function record(
  name: string,
  title: string,
  properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): readonly NewDefinition[] {
  return recordDefinitions({
    ...{ name, title, plural: `${title} list`, addTitle: `Add ${title}`, key: 'number', keyTitle: 'Number' },
    ...{ display: 'name', readers: 'librarian', writers: 'librarian', properties },
  });
}

/** Questions of which every third depends on the one before. */
function longQuestions(): NewDefinition {
  const questions = Array.from({ length: sizes.questions }, (_none, index) => ({
    ...{ question: index + 1, format: 'select', text: `Is statement ${index + 1} true?`, answers: ['Yes', 'No'] },
    ...(index % 3 === 2 ? { when: `=this.q${index} == 'Yes'` } : {}),
  }));
  return { kind: 'flow', definition: 'long-questions', json: { title: 'Long questions', questions } };
}

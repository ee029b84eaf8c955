import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildRelease, importForeign, kinds, readFileName, type SourceFile } from '#compiler';
import { isRecord } from '#engine';
import { findUnanswered } from '../../server/derived/assembleHandlers.ts';
import { serverHandlers } from '../../server/serverHandlers.ts';
import { root, sourceFiles } from '../boundaries/sourceFiles.ts';
import { type Block, definitionsIn, readBlocks } from './readBlocks.ts';

const language = readBlocks('docs/language.md');
const tasks = [...Map.groupBy(readBlocks('docs/how-to.md'), ({ section }) => section)];

describe('the examples of the language', () => {
  test('make up one set that passes the gate without a warning', () => {
    const files = definitionsIn(language);

    expect(files.length).toBeGreaterThan(30);
    expect(findingsOf(files)).toEqual([]);
  });

  test('are examples of every kind but translations', () => {
    const names = definitionsIn(language).map(({ path }) => readFileName(path));
    const found = names.map((name) => ('kind' in name ? name.kind : name.fault));

    expect(new Set(found)).toEqual(new Set(kinds.filter((kind) => kind !== 'locale')));
  });
});

test('the page of the language names every property, format and widget that a definition can have', () => {
  const text = readFileSync(join(root, 'docs', 'language.md'), 'utf8');
  const named = new Set([...text.matchAll(/[`"]([\w$.-]+)[`"]/g)].map(([, name]) => name));

  const files = sourceFiles('compiler/language/*.schema.json', 'compiler/language/**/*.schema.json');
  const written = files.map((file): unknown => JSON.parse(readFileSync(join(root, file), 'utf8')));

  expect(files.length).toBeGreaterThan(25);
  expect(written.flatMap(propertiesIn).filter((name) => !named.has(name))).toEqual([]);
});

describe('each task of the how-to page', () => {
  test('is one of fifteen or more', () => {
    expect(tasks.length).toBeGreaterThanOrEqual(15);
  });

  test.each(tasks.map(([task], index) => ({ task, index })))('$task: passes the gate', ({ index }) => {
    // given
    const blocks = tasks.slice(0, index + 1).flatMap(([, own]) => own);
    const files = definitionsIn([...language, ...blocks]);
    const [, own = []] = tasks[index] ?? [];

    // when
    const imported = own.filter(isForeign).flatMap((block) => importBlock(block, files));

    // then
    expect(definitionsIn(own).length + imported.length).toBeGreaterThan(0);
    expect(findingsOf([...files, ...imported])).toEqual([]);
  });

  test('needs no code: every operation has a default handler, or one of every server', () => {
    // given
    const { release } = buildRelease(definitionsIn([...language, ...tasks.flatMap(([, own]) => own)]));
    if (release === undefined) throw new Error('The gate refuses the set.');

    // when
    const missing = findUnanswered({ release, written: [], offered: serverHandlers(release), storages: new Map() });

    // then
    expect(missing).toEqual([]);
  });
});

const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));

test.each(pages)('every block of JSON in docs/%s can be parsed', (page) => {
  const unreadable = readBlocks(`docs/${page}`).filter((block) => !isReadable(block));

  expect(unreadable.map(({ at }) => at)).toEqual([]);
});

/**
 * Returns the names of the properties that a meta-schema declares at any depth, with the names of its formats and
 * widgets.
 */
function propertiesIn(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(propertiesIn);
  if (!isRecord(schema)) return [];
  const { properties, registered, enum: names } = schema;
  const own = isRecord(properties) && Object.values(properties).every(isRecord) ? Object.keys(properties) : [];
  const listed = registered === undefined || !Array.isArray(names) ? [] : names.map(String);
  return [...own, ...listed, ...Object.values(schema).flatMap(propertiesIn)];
}

/** A file without a folder is in a foreign format, which the task imports. */
function isForeign({ path }: Block): boolean {
  return path !== undefined && !path.includes('/');
}

/** Returns the definitions that a foreign file is translated into. A task must be translated completely. */
function importBlock({ path = '', text }: Block, known: readonly SourceFile[]): readonly SourceFile[] {
  const id = path.replace(/\.json$/, '');
  const check = (files: readonly SourceFile[]) => buildRelease([...known, ...files]).errors;
  const result = importForeign({ text, id, folder: `${id}s`, allow: 'librarian', check });
  if ('problem' in result) throw new Error(result.problem);
  expect(result.omissions).toEqual([]);
  return result.files;
}

function findingsOf(files: readonly SourceFile[]): readonly string[] {
  return buildRelease(files).errors.map(({ file, pointer, code, message }) => `${file}${pointer} ${code}: ${message}`);
}

/**
 * Returns whether a fragment is valid: it can be a property without braces, or contain an ellipsis for omitted parts.
 */
function isReadable({ text }: Block): boolean {
  if (text.includes('…')) return true;
  try {
    JSON.parse(/^\s*"/.test(text) ? `{${text}}` : text);
    return true;
  } catch {
    return false;
  }
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as blocks from '../../compiler/language/blocks/registry.ts';
import shapes from '../../compiler/language/shapes.schema.json' with { type: 'json' };
import { functions } from '../../engine/expressions/functions.ts';
import * as views from '../../renderer/blocks/registry.ts';
import * as widgets from '../../renderer/widgets/registry.ts';
import { root } from './sourceFiles.ts';

const foldersIn = (path: string): readonly string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const filesIn = (path: string): readonly string[] => readdirSync(join(root, path)).sort();

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the expected files that do not exist. */
const missing = (paths: readonly string[]): readonly string[] => paths.filter((path) => !existsSync(join(root, path)));

describe('The registry of blocks', () => {
  const names = Object.keys(blocks).sort();

  test('It has every folder of the compiler and of the renderer, under the name of the folder', () => {
    expect(foldersIn('compiler/language/blocks')).toEqual(names);
    expect(foldersIn('renderer/blocks')).toEqual(names);
    expect(Object.keys(views).sort()).toEqual(names);
    expect(Object.values(blocks).map(({ name }) => name)).toEqual(Object.keys(blocks));
    expect(Object.values(views).map(({ name }) => name)).toEqual(Object.keys(views));
    expect(filesIn('engine/model/blocks')).toEqual(names.map((name) => `${name}.types.ts`));
  });

  test.each(names)('%s has a meta-schema, a compile function, a component and stories', (name) => {
    expect(
      missing([
        `compiler/language/blocks/${name}/${name}.schema.json`,
        `compiler/language/blocks/${name}/compile${capital(name)}.ts`,
        `renderer/blocks/${name}/${capital(name)}Block.tsx`,
        `renderer/blocks/${name}/${name}.stories.tsx`,
      ]),
    ).toEqual([]);
  });

  test.each(Object.entries(blocks))(
    '%s says what it is, by which word it is named, and gives an example',
    (name, { schema }) => {
      expect(schema).toMatchObject({
        block: name,
        head: [name],
        description: expect.stringMatching(/\.$/),
        examples: [{ [name]: expect.any(String) }],
      });
    },
  );
});

describe('The registry of widgets', () => {
  const entries = Object.values(widgets);
  const names = entries.map(({ name }) => name).sort();

  test('It has every folder, and every name that a definition may use', () => {
    expect(foldersIn('renderer/widgets')).toEqual(names);
    expect(shapes.$defs.widget.enum.toSorted()).toEqual(names);
  });

  test('It has widgets for formats that a definition may use, and for no others', () => {
    const read = ['time', 'percent', 'cents'];

    expect([...entries.flatMap(({ formats }) => formats), ...read].sort()).toEqual(shapes.$defs.format.enum.toSorted());
  });

  test('No format is drawn by two widgets', () => {
    const formats = entries.flatMap((entry) => entry.formats);

    expect(formats.toSorted()).toEqual([...new Set(formats)].sort());
  });

  test.each(names)('%s has stories', (name) => {
    expect(missing([`renderer/widgets/${name}/${name}.stories.tsx`])).toEqual([]);
  });
});

describe('The registry of functions', () => {
  test('It has every file, under the name of the function', () => {
    const files = filesIn('engine/expressions/functions').filter((file) => file !== 'registry.ts');

    expect(files).toEqual([...functions.keys()].map((name) => `${name}.ts`).sort());
  });

  test.each([...functions])('%s has its name, a sentence about it and an example that calls it', (name, entry) => {
    expect(entry.name).toBe(name);
    expect(entry.meaning).toMatch(/^[A-Z].+\.$/);
    expect(entry.example.expression).toContain(`${name}(`);
  });
});

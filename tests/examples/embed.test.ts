import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, sourceFiles } from '../boundaries/sourceFiles.ts';

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

describe('the example of an application that embeds forms', () => {
  const code = sourceFiles('examples/embed').filter((file) => /\.tsx?$/.test(file));

  test('has at most 40 lines of code', () => {
    const lines = code.flatMap((file) => read(file).trimEnd().split('\n'));

    expect(lines.length).toBeGreaterThan(20);
    expect(lines.length).toBeLessThanOrEqual(40);
  });

  test('is shown in the documentation as it is', () => {
    const page = read('docs/embedding.md');

    expect(code.filter((file) => !page.includes(`\`${file}\`\n\n`))).toEqual([]);
    expect(code.filter((file) => !page.includes(`\n${read(file)}\`\`\`\n`))).toEqual([]);
  });
});

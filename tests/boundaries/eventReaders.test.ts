import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './sourceFiles.ts';

/** Code that reads events, with the query builder or in SQL. */
const reads = /(?:selectFrom|innerJoin|leftJoin)\(\s*'event(?: as \w+)?'|\b(?:from|join) event\b(?!_)/;

test('whoever reads events writes those first that wait for the end of the transaction', () => {
  const files = sourceFiles('server/**/*.ts', 'portal/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && !/^(?:server|portal)\/(?:testing|migrations)\//.test(file),
  );
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

  const reading = texts.filter(({ text }) => reads.test(text));
  const careless = reading.filter(({ text }) => !/await writeEvents\(/.test(text)).map(({ file }) => file);

  expect(reading.length).toBeGreaterThan(careless.length);
  // It reads the chain in a transaction of its own, which adds nothing.
  expect(careless).toEqual(['server/events/verifyEventChain.ts']);
});

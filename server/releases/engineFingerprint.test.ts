import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { engineFingerprint } from './engineFingerprint.ts';

test('the judge is another one when its code or its packages change, and the same one with other tests', async () => {
  // given
  const root = await mkdtemp(join(tmpdir(), 'engine-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'engine', 'forms'), { recursive: true });
  await mkdir(join(root, 'compiler', 'gate'), { recursive: true });
  const marks: string[] = [];
  const write = async (path: string, text: string) => {
    await writeFile(join(root, path), text);
    marks.push(await engineFingerprint(root));
  };
  await writeFile(join(root, 'package-lock.json'), '{}');
  // when
  await write('compiler/gate/judge.ts', 'export const strict = true;');
  await write('compiler/gate/judge.test.ts', 'strict');
  await write('compiler/gate/judge.ts', 'export const strict = false;');
  await write('compiler/gate/judge.schema.json', '{}');
  await write('engine/forms/decide.ts', 'export const decides = true;');
  await write('package-lock.json', '{"packages":{}}');
  // then
  expect(marks[1]).toBe(marks[0]);
  expect(new Set(marks).size).toBe(5);
});

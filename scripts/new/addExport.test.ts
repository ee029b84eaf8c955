import { expect, test } from 'vitest';
import { addExport } from './addExport.ts';

const registry = `/** Every block. */
export { banner } from './banner/index.ts';
export { tab } from './tab/index.ts';
`;

test.each([
  ['before the first', 'alarm', 1],
  ['between two', 'cards', 2],
  ['after a shorter name', 'tab-list', 3],
  ['after the last', 'wizard', 3],
])('A new line is added %s of a registry where its path belongs', (_, name, at) => {
  const lines = addExport(registry, name, `./${name}/index.ts`).split('\n');

  expect(lines[at]).toBe(`export { ${name} } from './${name}/index.ts';`);
  expect(lines.toSpliced(at, 1).join('\n')).toBe(registry);
});

import { expect, test } from 'vitest';
import { buildRelease, type SourceFile } from '#compiler';

test('a set four times as large takes about four times as long, not sixteen times', () => {
  const time = (count: number): number => {
    const files = Array.from({ length: count }, (_, index) => entityFile(index));
    const start = performance.now();
    expect(buildRelease(files).errors).toEqual([]);
    return performance.now() - start;
  };
  time(100);

  const small = Math.max(5, Math.min(time(250), time(250)));
  const large = Math.min(time(1000), time(1000));

  expect(large / small).toBeLessThan(10);
});

function entityFile(index: number): SourceFile {
  const json = {
    $schema: '../entity.schema.json',
    title: `Thing ${index}`,
    key: 'name',
    properties: {
      name: { title: 'Name', type: 'string', required: true },
      next: { title: 'Next', $ref: `thing-${Math.max(0, index - 1)}` },
      short: { title: 'Short', type: 'string', value: '=lower(this.name)' },
    },
  };
  return { path: `definitions/entity/thing-${index}.entity.json`, text: JSON.stringify(json) };
}

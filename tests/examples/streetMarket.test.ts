import { extname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { root, sourceFiles } from '../boundaries/sourceFiles.ts';

describe('the example of a street market', () => {
  test('is made of JSON and one page that explains it', () => {
    const others = sourceFiles('examples/street-market').filter((file) => extname(file) !== '.json');

    expect(others).toEqual(['examples/street-market/README.md']);
  });

  test('passes the gate without a warning, in both languages', () => {
    const { release, errors } = buildRelease(readDefinitionFiles(join(root, 'examples', 'street-market')));

    expect(errors).toEqual([]);
    expect(release?.locales).toEqual(['en', 'fr']);
  });
});

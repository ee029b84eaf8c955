import { beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeTree } from '../parsing/encodeTree.ts';
import { parseTree } from '../parsing/parseTree.ts';
import { readPattern } from '../parsing/readPattern.ts';

describe('what reads in a shipped page', () => {
  let readers: typeof import('./lentReaders.ts');
  beforeEach(async () => {
    vi.resetModules();
    readers = await import('./lentReaders.ts');
  });

  test('knows the trees that came with the release, and no others', () => {
    readers.knowTrees({ 'book.pages > 5': encodeTree(parseTree('book.pages > 5')) });

    expect(readers.parseTree('book.pages > 5').op).toBe('>');
    expect(['book.pages > 5', 'book.pages > 6'].map(readers.canReadTree)).toEqual([true, false]);
    expect(() => readers.parseTree('book.pages > 6')).toThrow('did not come with the release');
  });

  test('reads any expression once a parser is lent', () => {
    readers.lend({ parseTree });

    expect(readers.parseTree('book.pages > 6').op).toBe('>');
  });

  test('reads patterns once what reads them is lent', () => {
    expect(readers.canReadPattern('[0-9]+')).toBe(false);
    expect(() => readers.readPattern('[0-9]+')).toThrow('cannot be read before its reader is there');

    readers.lend({ readPattern });

    expect(readers.canReadPattern('[0-9]+')).toBe(true);
    expect(readers.readPattern('[0-9]+').matcher('a1').find()).toBe(true);
  });

  test('reads by itself the patterns that the browser reads alike', () => {
    expect(readers.canReadPattern('^[0-9]{2}$')).toBe(true);
    expect(readers.readPattern('^[0-9]{2}$').matcher('12').find()).toBe(true);
  });
});

import { expect, test } from 'vitest';
import { parseAst } from '../parsing/parseAst.ts';
import { serializeAst } from '../parsing/serializeAst.ts';
import { boundAst, patternAst } from './ruleAsts.ts';

test.each([0, 1800, 2.5, -3, -0.25, 1e21, 1e-7])(
  'the tree of the bound %d is the one that is read from its words',
  (bound) => {
    expect(boundAst('>=', bound)).toEqual(serializeAst(parseAst(`value >= ${bound}`)));
    expect(boundAst('<=', bound)).toEqual(serializeAst(parseAst(`value <= ${bound}`)));
  },
);

test.each(['', '^[0-9]{2}$', '"', '\\d', "it's", 'ä\n😀'])(
  'the tree of the pattern %j is the one that is read from its words',
  (pattern) => {
    expect(patternAst(pattern)).toEqual(serializeAst(parseAst(`value.matches(${JSON.stringify(pattern)})`)));
  },
);

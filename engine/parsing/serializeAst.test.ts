import { expect, test } from 'vitest';
import { deserializeAst } from './deserializeAst.ts';
import type { ExpressionNode } from './ExpressionNode.ts';
import { parseAst } from './parseAst.ts';
import { serializeAst } from './serializeAst.ts';

const sources = [
  'book.title == "Dune" && !(book.pages > 9223372036854775807 || book.lent)',
  'has(member.card) ? member.card.number[0] : optional.none()',
  'loans.filter(loan, loan.due < today).map(loan, {"id": loan.id, "late": [1, 2.5, -3, null, true]})',
  'member.?card[?"number"].orValue("none") in ["a", "b"]',
  'cel.bind(item, {"n": 1.0}, item.n + 5u % 2)',
  "'a\\nb'.matches('[0-9]') != false",
];

test.each(sources)('a tree is the same after it was shipped: %s', (source) => {
  // given
  const tree = parseAst(source);

  // when
  const shipped = deserializeAst(JSON.parse(JSON.stringify(serializeAst(tree))), source);

  // then
  expect(plain(shipped)).toEqual(plain(tree));
});

test('bytes are not shipped', () => {
  expect(() => serializeAst(parseAst('b"abc" == x'))).toThrow('Bytes are not part of the language');
});

/** Returns operator, start and arguments of every node: the parts that compiling an expression reads. */
function plain(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(plain);
  if (isNode(part)) return { op: part.op, start: part.start, args: plain(part.args) };
  return typeof part === 'object' && part !== null ? part.valueOf() : part;
}

function isNode(part: unknown): part is ExpressionNode {
  return typeof part === 'object' && part !== null && 'op' in part;
}

import { describe, expect, test } from 'vitest';
import { checkExpression } from './checkExpression.ts';
import { anyType } from './checkTypes.ts';
import { unsupportedFeatures } from './unsupportedFeatures.ts';

const variables = { this: anyType, x: anyType, list: anyType };

const uses = [
  ['bytes', "b'abc' == this.a"],
  ['bytes', "bytes('a') == this.a"],
  ['unsigned integers', 'this.a + 5u'],
  ['unsigned integers', 'uint(this.a)'],
  ['timestamps', "timestamp('2030-01-01T00:00:00Z')"],
  ['timestamps', 'this.at.getFullYear()'],
  ['durations', "this.at + duration('1h')"],
  ['types as values', 'type(this.a)'],
  ['types as values', 'this.a == int'],
  ['messages and wrappers', 'Loan{member: 1}'],
  ['messages and wrappers', 'google.protobuf.Duration{seconds: 1}'],
  ['macros with two variables', 'list.all(i, v, v > i)'],
  ['macros with two variables', 'list.transformList(i, v, v)'],
  ['macros over optionals', 'this.?a.optMap(v, v + 1)'],
  ['macros over optionals', 'optional.ofNonZeroValue(this.a)'],
  ['optional entries of lists and maps', '[?this.?a]'],
  ['optional entries of lists and maps', "{?'a': this.?a}"],
  ['quoted names', 'this.`a-b`'],
  ['a leading dot', '.this.a'],
  ['map keys that are no texts', '{1: this.a}'],
  ['the math extension', 'math.greatest(this.a, 2)'],
  ['the strings extension', "this.a.replace('a', 'b')"],
  ['the lists extension', 'list.distinct()'],
  ['the sets extension', 'sets.contains(list, [1])'],
  ['the encoders extension', 'base64.encode(this.a)'],
  ['the regular expression extension', "regex.extract(this.a, 'b')"],
  ['the network extension', 'isIP(this.a)'],
  ['cel functions but cel.bind', 'cel.block([1], 2)'],
] as const;

describe('parts of CEL that are not carried', () => {
  test.each(uses)('%s is refused by its name in %s', (feature, source) => {
    const problems = checkExpression({ source, variables, expected: 'any' });

    const instead = unsupportedFeatures.find((entry) => entry.feature === feature)?.instead;
    expect(problems.map(({ code, message, hint }) => ({ code, message, hint }))).toEqual([
      { code: 'expression/unsupported', message: `Not carried from CEL: ${feature}`, hint: instead },
    ]);
  });

  test('each has a case here', () => {
    const named = new Set<string>(uses.map(([feature]) => feature));

    expect(unsupportedFeatures.map(({ feature }) => feature).filter((feature) => !named.has(feature))).toEqual([]);
  });

  test.each([
    'list.map(type, type.name)',
    'list.exists(x, x.?a.orValue(0) > 1)',
    'cel.bind(int, 1, int + 1)',
    "{'a': 1}['a'] == x",
    "'Foo{a: 1} [?x] `b`' == x",
    "x == '5u' || x == r'\\d'",
    'this.a > 0 ? list.size() : -1',
    'optional.of(1).orValue(2)',
    'string(int(x)) == dyn(x)',
  ])('%s is carried', (source) => {
    expect(checkExpression({ source, variables, expected: 'any' })).toEqual([]);
  });

  test('a variable of the name is that variable', () => {
    const check = { variables: { ...variables, math: anyType }, expected: 'any' } as const;

    expect(checkExpression({ source: 'math.grade == 1', ...check })).toEqual([]);
  });
});

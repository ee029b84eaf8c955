import type { Json } from '#engine';

/** What a reader of definitions is told about a function. */
export interface FunctionText {
  readonly meaning: string;
  /** An expression without its leading `=`, and what it gives on 21 November 2026 at 09:30 UTC. */
  readonly example: string;
  readonly gives: Json;
}

/** Every function of the expression language by name, for the reference; a test runs each example. */
export const functionReference: Readonly<Record<string, FunctionText>> = {
  today: told('The present day in the zone of the person.', 'today()', '2026-11-21'),
  now: told('The present moment in UTC.', 'now()', '2026-11-21T09:30:00.000Z'),
  addDays: told('The day so many days later; earlier when negative.', 'addDays("2026-02-27", 2)', '2026-03-01'),
  addMonths: told(
    'The day so many months later, or the last day of that month.',
    'addMonths("2026-01-31", 1)',
    '2026-02-28',
  ),
  endOfYear: told('The last day of the year of a day.', 'endOfYear("2026-11-21")', '2026-12-31'),
  lower: told('The text in small letters.', 'lower("Ada@Example.com")', 'ada@example.com'),
  upper: told('The text in capital letters.', 'upper("usa")', 'USA'),
  lowerAscii: told('As `lower`, under the name that CEL gives it.', '"AbC".lowerAscii()', 'abc'),
  upperAscii: told('As `upper`, under the name that CEL gives it.', '"AbC".upperAscii()', 'ABC'),
  trim: told('The text without white space around it.', 'trim("  Dune ")', 'Dune'),
  capitalise: told('The text with its first letter in upper case.', 'capitalise("ada")', 'Ada'),
  digits: told('The digits of a text.', 'digits("+1 (555) 010-0199")', '15550100199'),
  removePrefix: told('The text without that beginning, when it has it.', 'removePrefix("1555", "1")', '555'),
  removeSuffix: told('The text without that ending, when it has it.', 'removeSuffix("dune.pdf", ".pdf")', 'dune'),
  between: told('What stands between two marks; absent when one is missing.', 'between("a<b>c", "<", ">")', 'b'),
  split: told('The parts of a text.', 'split("a,b", ",")', ['a', 'b']),
  join: told('A list as one text.', 'join(["a", "b"], ", ")', 'a, b'),
  first: told('The first item of a list; absent when it is empty.', 'first([3, 4])', 3),
  maxBy: told('The item with the largest value at a path.', 'maxBy([{"n": 1}, {"n": 2}], "n")', { n: 2 }),
  minBy: told('The item with the smallest value at a path.', 'minBy([{"n": 1}, {"n": 2}], "n")', { n: 1 }),
  sortBy: told('The list in the order of the values at a path.', 'sortBy([{"n": 2}, {"n": 1}], "n")', [
    { n: 1 },
    { n: 2 },
  ]),
  sum: told('The sum of numbers, or of the numbers at a path.', 'sum([{"n": 1.5}, {"n": 2}], "n")', 3.5),
  round: told('The number with so many decimals, halves away from zero.', 'round(1.005, 2)', 1.01),
  merge: told('Maps laid over each other, the later one winning.', 'merge({"a": 1}, {"a": 2, "b": 3})', { a: 2, b: 3 }),
  matches: told('Whether the pattern (RE2) is found in the text.', 'matches("AB12", "^[A-Z]+")', true),
  size: told('Letters of a text, items of a list, entries of a map.', 'size("naïve")', 5),
  string: told('A number or a yes or no as text.', 'string(1.5)', '1.5'),
  int: told('A whole number, decimals cut off.', 'int("42")', 42),
  double: told('A number.', 'double("1.5")', 1.5),
  bool: told('Yes or no.', 'bool("true")', true),
  dyn: told('The same value, its type left to the moment.', 'dyn(1)', 1),
  startsWith: told('Whether the text begins so.', '"dune.pdf".startsWith("dune")', true),
  endsWith: told('Whether the text ends so.', '"dune.pdf".endsWith(".pdf")', true),
  contains: told('Whether the text holds another.', '"Dune Messiah".contains("Mess")', true),
  indexOf: told('Where another text begins, counted from 0; -1 when nowhere.', '"dune".indexOf("n")', 2),
  lastIndexOf: told('Where another text begins for the last time; -1 when nowhere.', '"banana".lastIndexOf("a")', 5),
  substring: told('The text from one place to another, the second not included.', '"dune".substring(1, 3)', 'un'),
};

function told(meaning: string, example: string, gives: Json): FunctionText {
  return { meaning, example, gives };
}

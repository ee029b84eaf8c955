/** What is wrong with a text, and how to fix it. */
export interface MessageProblem {
  readonly message: string;
  readonly hint: string;
}

const branches = '{count, plural, one {# book} other {# books}}';
const selection = '{kind, select, gift {a gift} other {a loan}}';
const number = 'Write {price, number} or {price, number, ::.00}';
const date = 'Write {dueOn, date, long} or {dueOn, date, ::yyyyMMdd}';
const brace = "Write {title}; a brace that is text is written in quotes: '{'";

/** The errors of the ICU message parser, by its names. */
const faults: Readonly<Record<string, MessageProblem>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: { message: 'An argument has no closing brace', hint: brace },
  EMPTY_ARGUMENT: { message: 'An argument has no name', hint: brace },
  MALFORMED_ARGUMENT: { message: 'An argument is no name and no path', hint: brace },
  EXPECT_ARGUMENT_TYPE: {
    message: 'A comma is followed by no type of argument',
    hint: 'Write {title}, or a type after the comma: number, date, time, plural, selectordinal, select',
  },
  INVALID_ARGUMENT_TYPE: {
    message: 'The type of an argument is not known',
    hint: 'The types are number, date, time, plural, selectordinal and select',
  },
  EXPECT_ARGUMENT_STYLE: { message: 'A comma is followed by no style', hint: number },
  INVALID_NUMBER_SKELETON: { message: 'The style of a number is not understood', hint: number },
  EXPECT_NUMBER_SKELETON: { message: '"::" is followed by no style of a number', hint: number },
  INVALID_DATE_TIME_SKELETON: { message: 'The style of a date is not understood', hint: date },
  EXPECT_DATE_TIME_SKELETON: { message: '"::" is followed by no style of a date', hint: date },
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: {
    message: 'A quote in the style of an argument is not closed',
    hint: "Close it with another '",
  },
  EXPECT_SELECT_ARGUMENT_OPTIONS: { message: 'A plural or a select has no branches', hint: `Write ${branches}` },
  EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: { message: '"offset:" is followed by no number', hint: 'Write offset:1' },
  INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: { message: '"offset:" is followed by no number', hint: 'Write offset:1' },
  EXPECT_SELECT_ARGUMENT_SELECTOR: { message: 'A select has no branches', hint: `Write ${selection}` },
  EXPECT_PLURAL_ARGUMENT_SELECTOR: { message: 'A plural has no branches', hint: `Write ${branches}` },
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: {
    message: 'A branch of a select has no text in braces',
    hint: `Write ${selection}`,
  },
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: {
    message: 'A branch of a plural has no text in braces',
    hint: `Write ${branches}`,
  },
  INVALID_PLURAL_ARGUMENT_SELECTOR: {
    message: 'A branch of a plural is neither a number nor a plural form',
    hint: 'The branches are zero, one, two, few, many, other and numbers as =0',
  },
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: { message: 'A plural has the same branch twice', hint: 'Take one of them out' },
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: { message: 'A select has the same branch twice', hint: 'Take one of them out' },
  MISSING_OTHER_CLAUSE: {
    message: 'A plural or a select has no branch "other", which is used where no other branch fits',
    hint: `Add it as the last branch: ${branches}`,
  },
};

/** The problem for an error of the parser. Undefined for an unknown one. */
export function messageProblem(reason: string | undefined): MessageProblem | undefined {
  return reason !== undefined && Object.hasOwn(faults, reason) ? faults[reason] : undefined;
}

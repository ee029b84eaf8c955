/**
 * What no walk comes by, or what a definition is known to lack, each with the reason.
 * `<world> <definition>: <element or fault>`. An entry that is not needed any more fails the test.
 */
export const outOfReach: Readonly<Record<string, string>> = {
  'gate base wizard new-loan desk: lend is called without dueOn':
    'The fixture shows a step that may be left out; it asks for the day only there, and nobody ever runs it.',
  'gate base wizard new-loan shelf: lend is called without dueOn': 'The same steps in the order of the other variant.',
};

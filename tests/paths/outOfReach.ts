const otherStep = 'The fixture asks for the day in a step that may be left out, and nobody ever runs it.';
const thinWire =
  'The wire of the specification has no word for it: the page lets it through, and the server says what is wrong when it is sent.';
const opposite =
  'The event before it on the same call is its exact opposite: where that one does not fit, this one does.';

/**
 * Elements that no walk reaches, and known faults of definitions, each with the reason.
 * `<world> <definition>: <element or fault>`. An unnecessary entry fails the test.
 */
export const outOfReach: Readonly<Record<string, string>> = {
  'gate base wizard new-loan desk: lend is called without dueOn': otherStep,
  'gate base wizard new-loan shelf: lend is called without dueOn': otherStep,
  'portal flow conflict-questions: q305 is taken here and not by the bank (rule:sold-in-the-past)': thinWire,
  'portal lifecycle signing-envelope: guards complete from delivered refuses': opposite,
  'portal lifecycle signing-envelope: guards complete from sent refuses': opposite,
};

import { type FieldModel, isRecord, readPath } from '#engine';
import { isEmpty } from '../../../engine/forms/isEmpty.ts';

/** The state of a form in one of the two implementations. */
export interface Told {
  readonly visible: readonly string[];
  readonly data: unknown;
  readonly errors: readonly { readonly path: string; readonly code: string }[];
}

interface DeviationInput {
  readonly ours: Told;
  readonly theirs: Told;
  readonly fields: readonly FieldModel[];
  readonly isLocked: (path: string) => boolean;
  readonly requires: (path: string) => boolean;
}

type Settle = (input: DeviationInput) => Told;

/** Intentional differences from plain rjsf. Each has a case in `deviationCases.ts`. */
export const deviations = {
  'empty-is-absent': 'An empty list, a record of nothing and blank text say nothing: they do not travel.',
  'empty-list-is-not-given':
    'A list that must be given has at least one entry; JSON Schema takes the empty one for an answer.',
  'locked-is-not-asked': 'What cannot be typed is not complained of while something that can is wrong.',
  'one-message-a-field': 'A person is told one thing at a time; rjsf lists every keyword that is not kept.',
  'hidden-answers-return':
    'An answer that is hidden is shown again as it was typed; rjsf forgets it as soon as a branch of the schema goes.',
  'blank-is-nothing': 'Blank text is no answer; JSON Schema takes a space for one.',
  'cleared-stays-cleared':
    'A pick that a person clears is empty; rjsf puts its default back where other fields hang on it.',
  'defaults-open-defaults':
    'A default that another default shows is there at once; rjsf fills it in at the next change, or never when it was shown before.',
  'wrong-pick-is-said':
    'A stored value that is not offered any more is kept and named; rjsf takes it away, or puts the default in its place.',
  'normal-form': 'Values travel in the normal form of their field; rjsf has none.',
} as const;

export type DeviationName = keyof typeof deviations;

/**
 * Functions that change the outcome of rjsf to what it would be without the deviation. The other deviations do not
 * occur in random edits.
 */
const settled: readonly (readonly [DeviationName, Settle])[] = [
  ['empty-is-absent', ({ theirs }) => ({ ...theirs, data: dropEmpty(theirs.data) ?? {} })],
  [
    'empty-list-is-not-given',
    ({ theirs, fields, requires }) => {
      const missing = fields.filter(
        ({ path, type }) =>
          type === 'array' &&
          requires(path) &&
          isEmpty(readPath(theirs.data, path)) &&
          !theirs.errors.some((error) => error.path === path),
      );
      return { ...theirs, errors: [...theirs.errors, ...missing.map(({ path }) => ({ path, code: 'required' }))] };
    },
  ],
  [
    'locked-is-not-asked',
    ({ theirs, isLocked }) => {
      const open = theirs.errors.filter(({ path }) => !isLocked(path));
      return open.length > 0 ? { ...theirs, errors: open } : theirs;
    },
  ],
  [
    'one-message-a-field',
    ({ ours, theirs }) => {
      const isSaid = (path: string): boolean =>
        theirs.errors.some((error) => error.path === path && saysOurs(error)) === true;
      const saysOurs = (error: Told['errors'][number]): boolean =>
        ours.errors.some(({ path, code }) => path === error.path && code === error.code);
      return { ...theirs, errors: theirs.errors.filter((error) => saysOurs(error) || !isSaid(error.path)) };
    },
  ],
];

/** The deviations that are applied to the outcome of rjsf. */
export const settledNames: readonly DeviationName[] = settled.map(([name]) => name);

/**
 * Applies the deviations to the outcome of rjsf, in order. Returns the new outcome and the deviations that changed it.
 */
export function settleDeviations(input: DeviationInput): {
  readonly theirs: Told;
  readonly used: readonly DeviationName[];
} {
  const used: DeviationName[] = [];
  let { theirs } = input;
  for (const [name, settle] of settled) {
    const next = settle({ ...input, theirs });
    if (JSON.stringify(next) !== JSON.stringify(theirs)) used.push(name);
    theirs = next;
  }
  return { theirs, used };
}

function dropEmpty(data: unknown): unknown {
  if (isEmpty(data)) return undefined;
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const kept = dropEmpty(value);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

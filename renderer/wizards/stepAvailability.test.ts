import { expect, test } from 'vitest';
import { compileRelease } from '#compiler';
import { anonymous, createExpressions, type User } from '#engine';
import { parsers } from '#engine/parsers';
import { isAvailable } from './stepAvailability.ts';

const expressions = createExpressions(parsers);

const access = {
  roles: [{ role: 'Librarian', title: 'Librarian', functions: [] }],
  policies: [
    { policy: 'anyone', when: true },
    { policy: 'librarian', when: "='Librarian' in user.roles" },
  ],
};
const loan = {
  title: 'New loan',
  steps: [
    { step: 'book', form: 'pick-book' },
    { step: 'shelf', form: 'pick-shelf', allow: 'librarian', when: "=this.book == 'novel'" },
  ],
  variants: [
    { variant: 'desk', order: ['book', 'shelf'] },
    { variant: 'home', order: ['book', { step: 'shelf', allow: ['librarian', 'anyone'] }] },
  ],
};
const release = compileRelease([
  { kind: 'access', id: 'access', json: access },
  { kind: 'form', id: 'pick-book', json: { title: 'Book', fields: [] } },
  { kind: 'form', id: 'pick-shelf', json: { title: 'Shelf', fields: [] } },
  { kind: 'wizard', id: 'new-loan', json: loan },
]);
const librarian: User = { ...anonymous, signedIn: true, roles: ['Librarian'] };
const clock = { today: () => '2026-06-15', now: () => '2026-06-15T09:30:00.000Z' };

/** Returns the available steps of a variant for a user who has selected a book. */
function stepsOf(variant: string, user: User, book: string): readonly string[] {
  const scope = { variables: { this: { book } }, user, settings: {}, clock, expressions };
  const steps = release.wizards['new-loan']?.variants.find((one) => one.variant === variant)?.steps ?? [];
  return steps.filter((step) => isAvailable(step, scope, release)).map(({ step }) => step);
}

test('a step that allows some is there for them alone, and for them only while its condition holds', () => {
  expect([
    stepsOf('desk', librarian, 'novel'),
    stepsOf('desk', librarian, 'atlas'),
    stepsOf('desk', anonymous, 'novel'),
  ]).toEqual([['book', 'shelf'], ['book'], ['book']]);
});

test('a variant may allow a step to others', () => {
  expect(stepsOf('home', anonymous, 'novel')).toEqual(['book', 'shelf']);
});

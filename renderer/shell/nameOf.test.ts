import { expect, test } from 'vitest';
import { anonymous, type User } from '#engine';
import { initialsOf, nameOf } from './nameOf.ts';

const person = (facts: Partial<User>): User => ({ ...anonymous, signedIn: true, email: 'ines@example.com', ...facts });

test.each([
  ['first and last name', person({ firstName: 'Ines', lastName: 'Castro' }), 'Ines Castro', 'IC'],
  [
    'the first and the last of many',
    person({ firstName: 'ana maria', lastName: 'de sousa' }),
    'ana maria de sousa',
    'AS',
  ],
  ['one name alone', person({ firstName: 'Ines', lastName: '' }), 'Ines', 'I'],
  ['the address of somebody without a name', person({ firstName: '', lastName: '' }), 'ines@example.com', 'I'],
  ['a letter of two units', person({ firstName: '𐐨va', lastName: 'Li' }), '𐐨va Li', '𐐀L'],
])('a person is called by %s', (_what, user, name, initials) => {
  expect({ name: nameOf(user), initials: initialsOf(user) }).toEqual({ name, initials });
});

import { expect, test } from 'vitest';
import { titleOfName } from './titleOfName.ts';

test.each([
  ['firstName', 'First name'],
  ['first_name', 'First name'],
  ['due-on', 'Due on'],
  ['title', 'Title'],
  ['userID', 'User ID'],
  ['HTMLText', 'HTML text'],
  ['street2', 'Street 2'],
  ['élanVital', 'Élan vital'],
  ['_', '_'],
])('the title of %s is %s', (name, title) => {
  expect(titleOfName(name)).toBe(title);
});

import { expect, test } from 'vitest';
import { correctedPeople } from './correctedPeople.ts';

const person = {
  logicalName: 'mona@client.example',
  contacts: [
    { method: 'Email', value: 'mona@client.example' },
    { method: 'MobilePhone', value: '2025550111' },
    { method: 'OfficePhone', value: '2025550122' },
  ],
};
const correction = { firstName: 'Mona', lastName: 'Moor', phoneNumber: '2025550199' };

test.each([
  ['the office number of a manager', 'managers', ['mona@client.example', '2025550111', '2025550199']],
  ['the first number of a contractor', 'contractors', ['mona@client.example', '2025550199', '2025550122']],
] as const)('a corrected number stands in the place of %s', (_what, side, values) => {
  // given
  const corrections = { managers: undefined, contractors: undefined, [side]: correction };

  // when
  const corrected = correctedPeople({ managers: [person], contractors: [person] }, corrections);

  // then
  const contacts = person.contacts.map((contact, index) => ({ ...contact, value: values[index] }));
  expect(corrected).toEqual({ [side]: [{ ...person, firstName: 'Mona', lastName: 'Moor', contacts }] });
});

test('a manager without an office number keeps the others and gets one', () => {
  // given
  const contacts = person.contacts.filter(({ method }) => method !== 'OfficePhone');

  // when
  const corrected = correctedPeople(
    { managers: [{ ...person, contacts }] },
    { managers: correction, contractors: undefined },
  );

  // then
  const added = [...contacts, { method: 'OfficePhone', value: '2025550199' }];
  expect(corrected).toEqual({
    managers: [{ ...person, firstName: 'Mona', lastName: 'Moor', contacts: added }],
  });
});

test('a number that was cleared is taken away, and one that nobody speaks of stays', () => {
  // given
  const { firstName, lastName } = correction;
  const cleared = { firstName, lastName, phoneNumber: null };

  // when
  const corrected = correctedPeople(
    { managers: [person], contractors: [person] },
    { managers: cleared, contractors: { firstName, lastName } },
  );

  // then
  const others = person.contacts.filter(({ method }) => method !== 'OfficePhone');
  expect(corrected).toEqual({
    managers: [{ ...person, firstName, lastName, contacts: others }],
    contractors: [{ ...person, firstName, lastName }],
  });
});

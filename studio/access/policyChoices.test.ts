import { expect, it } from 'vitest';
import { policyChoices } from './policyChoices.ts';

it('calls policies and functions as people know them', () => {
  const access = {
    roles: [
      { role: 'Librarian', title: 'Librarian' },
      { role: 'Deputy', title: 'Deputy Librarian' },
    ],
    policies: [
      { policy: 'public', when: true },
      { policy: 'staff', when: "='Librarian' in user.roles || 'Deputy' in user.roles" },
      { policy: 'librarian', when: "='Librarian' in user.roles" },
      { policy: 'head-librarian', when: "='Librarian' in user.roles" },
      { policy: 'active-member', when: '=user.signedIn && size(user.roles) > 0' },
    ],
    functions: [{ function: 'loans', id: 1, title: 'Lend Books' }],
  };

  expect(policyChoices(access, { public: 'everybody' })).toEqual([
    { name: 'active-member', label: 'Active member' },
    { name: 'public', label: 'everybody' },
    { name: 'loans', label: 'Lend Books' },
    { name: 'head-librarian', label: 'Librarian (head-librarian)' },
    { name: 'librarian', label: 'Librarian (librarian)' },
    { name: 'staff', label: 'Librarian, Deputy Librarian' },
  ]);
  expect(policyChoices(undefined)).toEqual([]);
});

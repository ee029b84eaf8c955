/** Demo users in the tests, by their roles. */
export const people = {
  manager: 'manager@client.example',
  contractor: 'contractor@studio.example',
  programAdmin: 'programadmin@formwork.example',
  subvendor: 'subvendor@firm.example',
} as const;

/** Demo user who may read and publish definitions. */
export const administrator = 'admin@formwork.example';

export const demoPassword = 'Formwork!2026';

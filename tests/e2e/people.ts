/** Demo people who take part in the tests, by what they do. */
export const people = {
  manager: 'manager@client.example',
  contractor: 'contractor@studio.example',
  programAdmin: 'programadmin@formwork.example',
  subvendor: 'subvendor@firm.example',
} as const;

/** Demo person who may read definitions and publish them. */
export const administrator = 'admin@formwork.example';

export const demoPassword = 'Formwork!2026';

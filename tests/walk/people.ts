/** Every demo account, by what it is for. */
export const everybody = {
  admin: 'admin@formwork.example',
  programAdmin: 'programadmin@formwork.example',
  director: 'director@formwork.example',
  manager: 'manager@client.example',
  proxyManager: 'proxymanager@client.example',
  contractor: 'contractor@studio.example',
  subvendor: 'subvendor@firm.example',
} as const;

export type Somebody = keyof typeof everybody;

export const somebody = [
  'admin',
  'programAdmin',
  'director',
  'manager',
  'proxyManager',
  'contractor',
  'subvendor',
] as const satisfies readonly Somebody[];

/** The numbers from the first to the last. */
export function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

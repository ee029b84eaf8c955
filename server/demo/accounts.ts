/** Password of every demo account. */
export const demoPassword = 'Formwork!2026';

export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  /** Functions beyond those of the roles. */
  readonly functions?: readonly number[];
  readonly companyIds: readonly number[];
  /** Name of the organisation the person works for. */
  readonly organization?: string;
}

const administration = [2004, 2007, 2008, 2025, 2100, 2101, 2102, 2103] as const;

/** One account per role, so that a newcomer can see the portal with every pair of eyes. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'admin@formwork.example',
    firstName: 'Ada',
    lastName: 'Admin',
    roles: ['Admin'],
    functions: [...administration, 6, 1005],
    companyIds: [1, 2],
  },
  {
    email: 'programadmin@formwork.example',
    firstName: 'Petra',
    lastName: 'Program',
    roles: ['ProgramAdmin'],
    functions: administration,
    companyIds: [1, 2],
  },
  {
    email: 'director@formwork.example',
    firstName: 'Dario',
    lastName: 'Director',
    roles: ['ProgramAdminAdmin'],
    functions: administration,
    companyIds: [1, 2],
  },
  { email: 'manager@client.example', firstName: 'Mona', lastName: 'Manager', roles: ['Manager'], companyIds: [1] },
  {
    email: 'proxymanager@client.example',
    firstName: 'Pavel',
    lastName: 'Proxy',
    roles: ['Manager', 'ProxyManager'],
    companyIds: [1],
  },
  {
    email: 'contractor@studio.example',
    firstName: 'Cleo',
    lastName: 'Contractor',
    roles: ['Contractor'],
    companyIds: [1],
    organization: 'Studio Example',
  },
  {
    email: 'subvendor@firm.example',
    firstName: 'Sana',
    lastName: 'Subvendor',
    roles: ['SubVendor'],
    companyIds: [1],
    organization: 'Firm Example',
  },
];

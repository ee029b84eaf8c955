/** Password of every demo account. */
export const demoPassword = 'Formwork!2026';

export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  /** Functions in addition to those of the roles. */
  readonly functions?: readonly number[];
  readonly companyIds: readonly number[];
  /** Name of the user's organisation. */
  readonly organization?: string;
  /** How the organisation is evaluated. Absent: with all questions. */
  readonly evaluation?: 'Exempt' | 'SpecialCircumstance';
}

const administration = [2004, 2007, 2008, 2025, 2100, 2101, 2102, 2103] as const;

/** Organisation of the subvendor, which a contractor also works for. */
const firm = 'Firm Example';

/** One account per role, so that the portal can be tried in every role. */
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
    organization: firm,
  },
];

/** Further managers and contractors of both companies, with projects in every stage. */
export const furtherAccounts = {
  managers: [
    {
      email: 'samuel.weber@client.example',
      firstName: 'Samuel',
      lastName: 'Weber',
      roles: ['Manager'],
      companyIds: [1],
    },
    {
      email: 'isabel.nunez@harbor.example',
      firstName: 'Isabel',
      lastName: 'Nunez',
      roles: ['Manager'],
      companyIds: [2],
    },
    {
      email: 'viktor.hale@client.example',
      firstName: 'Viktor',
      lastName: 'Hale',
      roles: ['Manager'],
      companyIds: [1, 2],
    },
  ],
  contractors: [
    {
      email: 'theo.lindqvist@atelier.example',
      firstName: 'Theo',
      lastName: 'Lindqvist',
      roles: ['Contractor'],
      companyIds: [1],
      organization: 'Lindqvist Atelier',
    },
    {
      email: 'priya.raman@works.example',
      firstName: 'Priya',
      lastName: 'Raman',
      roles: ['Contractor'],
      companyIds: [1, 2],
      organization: 'Raman Works',
    },
    {
      email: 'mateo.silva@digital.example',
      firstName: 'Mateo',
      lastName: 'Silva',
      roles: ['Contractor'],
      companyIds: [2],
      organization: 'Silva Digital',
      evaluation: 'SpecialCircumstance',
    },
    {
      email: 'yuki.tanaka@firm.example',
      firstName: 'Yuki',
      lastName: 'Tanaka',
      roles: ['Contractor'],
      companyIds: [1],
      organization: firm,
    },
    {
      email: 'zoe.okafor@okafor.example',
      firstName: 'Zoe',
      lastName: 'Okafor',
      roles: ['Contractor'],
      companyIds: [1, 2],
      organization: 'Okafor Consulting',
      evaluation: 'Exempt',
    },
  ],
} as const satisfies Readonly<Record<string, readonly DemoAccount[]>>;

interface ToyInput {
  readonly kind: string;
  readonly id: string;
  readonly json: unknown;
}

const entities: Readonly<Record<string, unknown>> = {
  email: { type: 'string', format: 'email', maxLength: 255, normalise: '=lower(value)' },
  'short-text': { type: 'string', maxLength: 40, normalise: '=trim(value)' },
  day: { type: 'string', format: 'date' },
  session: {
    title: 'Session',
    properties: {
      accessToken: { title: 'Token', type: 'string', readOnly: true },
      expiresAt: { title: 'Until', type: 'string', readOnly: true },
    },
  },
  user: {
    title: 'User',
    key: 'id',
    properties: {
      id: { title: 'Id', type: 'integer' },
      email: { title: 'E-mail', $ref: 'email' },
      roles: { title: 'Roles', $ref: 'string[]' },
      functionalIds: { title: 'Functions', $ref: 'integer[]' },
    },
  },
  draft: {
    title: 'Draft',
    owners: { 'signed-in': { createdBy: 'user.email' } },
    properties: {
      wizard: { title: 'Wizard', type: 'string', required: true },
      key: { title: 'Key', type: 'string', maxLength: 255, required: true },
      variant: { title: 'Variant', type: 'string', maxLength: 255, required: true },
      step: { title: 'Step', type: 'string', maxLength: 255, required: true },
      release: { title: 'Release', type: 'string', maxLength: 64, required: true },
      data: { title: 'Answers', type: 'object', required: true },
      version: { title: 'Version', type: 'integer', minimum: 0 },
      awaits: { title: 'Waits for', $ref: 'draft-act[]', maxItems: 20 },
      done: { title: 'Done', type: 'object', readOnly: true },
      updatedAt: { title: 'Saved', type: 'string', readOnly: true },
      keptUntil: { title: 'Kept until', type: 'string', readOnly: true },
      endedAt: { title: 'Ended', type: 'string', readOnly: true },
      ended: { title: 'How', type: 'string', readOnly: true },
    },
  },
  'open-draft': {
    title: 'Open draft',
    owners: { 'signed-in': { createdBy: 'user.email' } },
    properties: {
      wizard: { title: 'Wizard', type: 'string' },
      key: { title: 'Key', type: 'string', required: true },
      draft: { title: 'Draft', type: 'string' },
      variant: { title: 'Variant', type: 'string' },
      memberId: { title: 'Member', type: 'integer' },
      title: { title: 'Title', type: 'string' },
      wizardTitle: { title: 'Wizard', type: 'string' },
      stepTitle: { title: 'Step', type: 'string' },
      updatedAt: { title: 'Saved', type: 'string' },
      keptUntil: { title: 'Kept until', type: 'string' },
    },
  },
  'draft-act': {
    title: 'Act',
    properties: {
      operation: { title: 'Operation', type: 'string', maxLength: 100, required: true },
      key: { title: 'Key', type: 'string', maxLength: 100, required: true },
    },
  },
  mail: {
    title: 'Mail',
    key: 'id',
    properties: {
      id: { title: 'Id', type: 'integer' },
      to: { title: 'To', $ref: 'email' },
      subject: { title: 'Subject', type: 'string' },
      body: { title: 'Message', type: 'string' },
      createdAt: { title: 'Sent', type: 'string' },
    },
  },
  role: {
    title: 'Role',
    key: 'name',
    properties: {
      name: { title: 'Name', type: 'string', maxLength: 50 },
      displayName: { title: 'Display name', $ref: 'short-text' },
      functionalIds: { title: 'Functions', $ref: 'integer[]' },
      menuOf: { title: 'Menu', type: 'string' },
      added: { title: 'Added', type: 'boolean' },
      people: { title: 'People', type: 'integer' },
      version: { title: 'Version', type: 'integer' },
      changedAt: { title: 'Changed', type: 'string' },
      changedBy: { title: 'By', type: 'string' },
    },
  },
  function: {
    title: 'Function',
    key: 'uiFunctionId',
    properties: {
      uiFunctionId: { title: 'Id', type: 'integer' },
      name: { title: 'Name', $ref: 'short-text' },
      used: { title: 'Used', type: 'boolean' },
      roles: { title: 'Roles', $ref: 'string[]' },
      people: { title: 'People', type: 'integer' },
      version: { title: 'Version', type: 'integer' },
      changedAt: { title: 'Changed', type: 'string' },
      changedBy: { title: 'By', type: 'string' },
    },
  },
  'role-forecast': {
    title: 'Forecast',
    properties: {
      people: { title: 'People', type: 'integer' },
      concerned: { title: 'Concerned', type: 'integer' },
      gaining: { title: 'Gaining', type: 'integer' },
      losing: { title: 'Losing', type: 'integer' },
      unused: { title: 'Unused', $ref: 'string[]' },
      grants: {
        title: 'Grants',
        type: 'array',
        items: {
          properties: {
            policy: { title: 'Policy', type: 'string' },
            title: { title: 'Title', type: 'string' },
            people: { title: 'People', type: 'integer' },
          },
        },
      },
      changes: {
        title: 'Changes',
        type: 'array',
        items: {
          properties: {
            effect: { title: 'Effect', type: 'string' },
            kind: { title: 'Kind', type: 'string' },
            id: { title: 'Id', type: 'string' },
            title: { title: 'Title', type: 'string' },
            people: { title: 'People', type: 'integer' },
            later: { title: 'Later', type: 'boolean' },
          },
        },
      },
    },
  },
  book: {
    title: 'Book',
    key: 'id',
    properties: {
      id: { title: 'Id', type: 'integer', readOnly: true },
      title: { title: 'Title', $ref: 'short-text', required: true },
    },
  },
  borrower: {
    title: 'Borrower',
    key: 'email',
    properties: { email: { title: 'E-mail', $ref: 'email' }, name: { title: 'Name', $ref: 'short-text' } },
  },
  loan: {
    title: 'Loan',
    key: 'loanNumber',
    owners: { member: { 'borrowers.email': 'user.email' }, branch: { branchId: 'user.companyIds' } },
    properties: {
      loanNumber: { title: 'Loan', type: 'string', readOnly: true },
      bookId: { title: 'Book', type: 'integer', required: true, wire: 'book_id', options: 'books.list' },
      book: { title: 'Book', $ref: 'book', by: 'bookId' },
      branchId: { title: 'Branch', type: 'integer' },
      until: { title: 'Until', $ref: 'day' },
      state: { title: 'State', values: ['OUT', 'BACK'], readOnly: true },
      remark: { title: 'Remark', $ref: 'short-text', allow: 'librarian' },
      borrowers: { title: 'Borrowers', $ref: 'borrower[]' },
      late: { title: 'Late', type: 'boolean', value: "=this.state == 'OUT' && this.until < today()" },
    },
    rules: [{ rule: 'weekly', at: 'until', check: "=this.until > '2000-01-01'", message: 'Until must be after 2000' }],
  },
};

const roleFields = [
  { field: 'functionalIds', title: 'Functions', $ref: 'integer[]' },
  { field: 'menuOf', title: 'Menu', type: 'string' },
  { field: 'apply', title: 'Apply', values: ['nobody', 'change', 'all'] },
];

const savedFields = [
  { field: 'displayName', title: 'Display name', $ref: 'short-text', required: true },
  { field: 'confirm', title: 'Confirm', $ref: 'string[]' },
];

const functionFields = [
  {
    field: 'uiFunctionId',
    title: 'Id',
    type: 'integer',
    required: true,
    messages: { options: 'This number is taken' },
  },
  { field: 'name', title: 'Name', $ref: 'short-text', required: true },
];

const operations: Readonly<Record<string, unknown>> = {
  'auth.login': {
    title: 'Sign in',
    call: 'POST /auth/login',
    result: 'session',
    body: [
      { field: 'username', title: 'User', type: 'string', maxLength: 255, required: true },
      { field: 'password', title: 'Password', type: 'string', maxLength: 255, required: true },
    ],
    allow: 'public',
  },
  'auth.logout': { title: 'Sign out', call: 'POST /auth/logout', allow: 'signed-in' },
  'auth.me': { title: 'Me', call: 'GET /auth/user/me', result: 'user', allow: 'signed-in' },
  'drafts.get': {
    title: 'Draft',
    call: 'GET /drafts/{wizard}',
    result: 'draft',
    query: ['key'],
    allow: { 'signed-in': 'own' },
  },
  'drafts.list': {
    title: 'Drafts',
    call: 'GET /drafts',
    query: ['wizard'],
    result: { list: 'open-draft' },
    allow: { 'signed-in': 'own' },
  },
  'drafts.save': {
    title: 'Save',
    call: 'PUT /drafts/{wizard}',
    of: 'draft',
    result: 'draft',
    body: ['key', 'variant', 'step', 'release', 'data', { field: 'awaits' }, { field: 'version' }],
    allow: { 'signed-in': 'own' },
  },
  'drafts.remove': {
    title: 'Discard',
    call: 'DELETE /drafts/{wizard}',
    of: 'draft',
    query: ['key'],
    allow: { 'signed-in': 'own' },
  },
  'mailbox.list': { title: 'Mailbox', call: 'GET /mailbox', result: { page: 'mail' }, allow: 'public' },
  'mailbox.get': { title: 'Mail', call: 'GET /mailbox/{id}', result: 'mail', allow: 'public' },
  'books.list': { title: 'Books', call: 'GET /books', result: { list: 'book' }, allow: 'public' },
  'loans.get': {
    title: 'Loan',
    call: 'GET /loans/{loanNumber}',
    result: 'loan',
    allow: { member: 'own', librarian: 'all' },
  },
  'loans.list': {
    title: 'Loans',
    call: 'GET /loans',
    result: { page: 'loan' },
    size: 2,
    query: ['state', { field: 'borrowers.email', title: 'Borrower', wire: 'borrowerEmail' }],
    filter: { wire: 'pipes', fields: ['remark', 'state', 'borrowers.name', { field: 'until', wire: 'equalsafter' }] },
    allow: { member: 'own', clerk: 'branch', librarian: 'all' },
  },
  'loans.create': {
    title: 'Lend',
    call: 'POST /loans',
    of: 'loan',
    result: 'loan',
    body: ['bookId', { field: 'until', required: true }, 'remark'],
    allow: { member: 'own', librarian: 'all' },
  },
  'loans.giveBack': {
    title: 'Give back',
    call: 'POST /loans/{loanNumber}/return',
    of: 'loan',
    result: 'loan',
    allow: { member: 'own', librarian: 'all' },
  },
  'config.roles.list': { title: 'Roles', call: 'GET /config/roles', result: { list: 'role' }, allow: 'keeper' },
  'users.roleDetails': { title: 'Role', call: 'GET /roles/{role}', result: 'role', allow: 'keeper' },
  'config.roles.forecast': {
    title: 'Forecast',
    call: 'GET /config/roles/forecast',
    result: 'role-forecast',
    query: [{ field: 'name', title: 'Name', type: 'string', required: true }, ...roleFields],
    allow: 'keeper',
  },
  'config.roles.create': {
    title: 'Add a role',
    call: 'POST /config/roles',
    result: 'role',
    body: [
      { field: 'name', title: 'Name', type: 'string', required: true, messages: { options: 'This name is taken' } },
      ...roleFields,
      ...savedFields,
    ],
    allow: 'keeper',
  },
  'config.roles.update': {
    title: 'Save the role',
    call: 'PUT /config/roles',
    of: 'role',
    result: 'role',
    body: [{ field: 'name', title: 'Name', type: 'string', required: true }, ...roleFields, ...savedFields],
    allow: 'keeper',
  },
  'config.functions.list': {
    title: 'Functions',
    call: 'GET /config/functions',
    result: { list: 'function' },
    allow: ['keeper', 'shelves'],
  },
  'admin.functions': {
    title: 'Use of functions',
    call: 'GET /admin/functions',
    result: { list: 'function' },
    allow: 'keeper',
  },
  'config.functions.create': {
    title: 'Add a function',
    call: 'POST /config/function',
    result: 'function',
    body: functionFields,
    allow: 'keeper',
  },
  'config.functions.update': {
    title: 'Rename the function',
    call: 'PUT /config/function',
    of: 'function',
    result: 'function',
    body: functionFields,
    allow: 'keeper',
  },
  'notes.create': {
    title: 'Note',
    call: 'POST /notes',
    body: [{ field: 'about', title: 'About', type: 'string', required: true }],
    allow: { librarian: 'all' },
  },
};

const others: readonly ToyInput[] = [
  {
    kind: 'lifecycle',
    id: 'loan',
    json: {
      of: 'loan',
      at: 'state',
      events: [
        { on: 'loans.create', to: 'OUT' },
        {
          on: 'loans.giveBack',
          from: 'OUT',
          to: 'BACK',
          message: 'It is back already.',
          effects: [{ run: 'notes.create', with: { about: '=this.loanNumber' } }],
        },
      ],
    },
  },
  {
    kind: 'access',
    id: 'library',
    json: {
      roles: [
        { role: 'Member', title: 'Member', aliases: ['reader'], functions: [100] },
        { role: 'Clerk', title: 'Clerk', functions: [200] },
        { role: 'Librarian', title: 'Librarian', like: 'Clerk', functions: ['300-302'] },
      ],
      precedence: ['Librarian', 'Clerk', 'Member'],
      policies: [
        { policy: 'public', when: true },
        { policy: 'signed-in', when: '=user.signedIn' },
        { policy: 'member', when: "='Member' in user.roles" },
        { policy: 'clerk', when: "='Clerk' in user.roles" },
        { policy: 'librarian', when: "='Librarian' in user.roles" },
        { policy: 'keeper', all: ['librarian', 'keys'] },
      ],
      functions: [
        { function: 'shelves', id: 200, title: 'Shelves' },
        { function: 'keys', id: 301, title: 'Keys' },
      ],
      otherwise: [],
    },
  },
  {
    kind: 'wizard',
    id: 'new-loan',
    json: {
      title: 'New loan',
      given: { memberId: 'integer?' },
      drafts: { title: '{borrower} {book}' },
      variants: [{ variant: 'desk', order: ['done'] }],
      steps: [{ step: 'done', title: 'Done', end: true }],
    },
  },
  {
    kind: 'screen',
    id: 'shelf',
    json: { title: 'Shelf', route: '/shelf/{id}', given: { id: 'integer' }, allow: ['librarian'], body: [] },
  },
  { kind: 'setting', id: 'limits', json: { mostLoans: { title: 'Most loans', type: 'integer', value: 5 } } },
  { kind: 'locale', id: 'fr/loan.entity', json: { 'until.title': { of: 'Until', is: "Jusqu'au" } } },
  { kind: 'locale', id: 'en/engine', json: { required: { is: '{title} is required' } } },
  { kind: 'locale', id: 'fr/engine', json: { 'error.not-found': { is: 'Introuvable.' } } },
];

/** Definitions of a lending library that cover all features of the server. */
export const toyInputs: readonly ToyInput[] = [
  ...Object.entries(entities).map(([id, json]) => ({ kind: 'entity', id, json })),
  ...Object.entries(operations).map(([id, json]) => ({ kind: 'operation', id, json })),
  ...others,
];

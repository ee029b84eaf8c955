import type { CompileInput } from './node.ts';

/** A small lending library, the starting point of compiler tests. */
export const libraryInputs: readonly CompileInput[] = [
  { kind: 'entity', id: 'short-text', json: { type: 'string', maxLength: 255, normalise: '=trim(value)' } },
  { kind: 'entity', id: 'member-email', json: { type: 'string', format: 'email', normalise: '=lower(value)' } },
  {
    kind: 'entity',
    id: 'member',
    json: {
      title: 'Member',
      key: 'email',
      display: '{name}',
      properties: {
        email: { title: 'E-mail', $ref: 'member-email', required: true },
        name: { title: 'Name', $ref: 'short-text' },
      },
    },
  },
  {
    kind: 'entity',
    id: 'loan',
    json: {
      title: 'Loan',
      key: 'loanNumber',
      properties: {
        loanNumber: { title: 'Loan', type: 'string', readOnly: true },
        book: { title: 'Book', $ref: 'short-text', required: true, messages: { required: 'Which book?' } },
        state: { title: 'State', values: ['OUT', { value: 'BACK', title: 'Brought back', tone: 'success' }] },
        member: { title: 'Member', $ref: 'member' },
      },
    },
  },
  {
    kind: 'operation',
    id: 'members.list',
    json: { title: 'Members', call: 'GET /members', result: { page: 'member' }, allow: 'public' },
  },
  {
    kind: 'operation',
    id: 'loans.get',
    json: { title: 'Loan', call: 'GET /loans/{loanNumber}', result: 'loan', allow: 'public' },
  },
  {
    kind: 'operation',
    id: 'loans.create',
    json: {
      title: 'Lend',
      call: 'POST /loans',
      of: 'loan',
      body: [
        'book',
        { field: 'until', title: 'Until', type: 'string', required: true },
        { field: 'memberEmail', title: 'Member', $ref: 'member-email', required: true },
      ],
      allow: { librarian: 'all' },
      notices: { success: 'Lent.' },
    },
  },
  {
    kind: 'form',
    id: 'who',
    json: {
      title: 'Who',
      fields: [
        { field: 'borrower', title: 'Borrower', $ref: 'member-email', options: 'members.list' },
        {
          section: 'more',
          title: 'More',
          fields: [
            { field: 'until', title: 'Until', type: 'string' },
            { field: 'note', title: 'Note', type: 'string' },
          ],
        },
      ],
    },
  },
  {
    kind: 'form',
    id: 'lend',
    json: { submits: 'loans.create', fields: ['book', { field: 'until', title: 'Return by' }] },
  },
  {
    kind: 'wizard',
    id: 'new-loan',
    json: {
      title: 'New loan',
      variants: [{ variant: 'desk', allow: 'librarian', order: ['who', { step: 'create', next: 'Lend it' }, 'done'] }],
      steps: [
        { step: 'who', form: 'who' },
        { step: 'create', run: 'loans.create', with: { memberEmail: '=this.borrower' } },
        { step: 'done', title: 'Done', end: true },
      ],
    },
  },
  {
    kind: 'screen',
    id: 'loan-details',
    json: {
      title: 'Loan {loan.loanNumber}',
      route: '/loans/{loanNumber}',
      given: { loanNumber: 'string' },
      allow: 'public',
      data: { borrower: '=loan.member', loan: 'loans.get' },
      actions: [{ open: 'form:lend' }],
      body: [{ details: 'loan', fields: ['book', { field: 'member.name', title: 'Borrower' }] }],
    },
  },
  {
    kind: 'access',
    id: 'library',
    json: {
      roles: [
        { role: 'Librarian', title: 'Librarian', functions: ['10-12', 7] },
        { role: 'Head', title: 'Head', like: 'Librarian', functions: [1] },
      ],
      precedence: [],
      policies: [{ policy: 'public', when: true }],
      functions: [{ function: 'shelves', id: 10, title: 'Shelves' }],
    },
  },
  { kind: 'locale', id: 'fr/loan.entity', json: { 'book.title': { of: 'Book', is: 'Livre' } } },
];

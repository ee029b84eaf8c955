import { compileRelease } from '#compiler';
import type { Release } from '#engine';

const owned = { member: 'own', librarian: 'all' };

const entities: Readonly<Record<string, unknown>> = {
  session: { title: 'Session', properties: { accessToken: { title: 'Token', type: 'string', readOnly: true } } },
  user: { title: 'User', key: 'id', properties: { id: { title: 'Id', type: 'integer' } } },
  shelf: { title: 'Shelf', key: 'id', properties: { id: { title: 'Id', type: 'integer' } } },
  book: {
    title: 'Book',
    key: 'isbn',
    display: '{title}',
    properties: {
      isbn: { title: 'ISBN', type: 'string', pattern: '^[0-9]{4}$', required: true },
      title: { title: 'Title', type: 'string', maxLength: 40, required: true },
      copies: { title: 'Copies', type: 'integer', minimum: 0, default: 1 },
      ageFrom: { title: 'From age', type: 'integer', when: '=this.copies > 5' },
      price: { title: 'Price', type: 'number', allow: 'librarian' },
      place: { title: 'Place', properties: { row: { title: 'Row', type: 'integer' } } },
      authors: { title: 'Authors', type: 'array', items: { properties: { name: { title: 'Name', type: 'string' } } } },
      label: { title: 'Label', type: 'string', value: "=this.isbn + ' ' + this.title" },
      version: { title: 'Version', type: 'integer' },
      updatedAt: { title: 'Changed', type: 'string', readOnly: true },
    },
  },
  loan: {
    title: 'Loan',
    key: 'loanNumber',
    owners: { member: { memberEmail: 'user.email' } },
    properties: {
      loanNumber: { title: 'Loan', type: 'string', pattern: '^L-[0-9]{4}$', readOnly: true },
      isbn: { title: 'Book', type: 'string', required: true, options: 'books.list' },
      book: { title: 'Book', $ref: 'book', by: 'isbn' },
      memberEmail: { title: 'Member', type: 'string' },
      dueOn: { title: 'Due', type: 'string', format: 'date' },
      state: { title: 'State', values: ['OUT', 'LATE', 'BACK'], readOnly: true },
    },
  },
  note: {
    title: 'Note',
    key: 'id',
    owners: { member: { writer: 'user.email' } },
    properties: {
      id: { title: 'Id', type: 'integer', readOnly: true },
      writer: { title: 'Writer', type: 'string' },
      text: { title: 'Text', type: 'string', required: true },
    },
  },
};

const login = [
  { field: 'username', title: 'User', type: 'string', required: true },
  { field: 'password', title: 'Password', type: 'string', required: true },
];
const filter = {
  wire: 'pipes',
  fields: ['title', { field: 'copies', range: true }, 'place.row', 'authors.name', 'label'],
};
const change = ['title', 'copies', 'ageFrom', 'price', 'place', 'authors', 'version'];

const operations: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'auth.login': { call: 'POST /auth/login', result: 'session', body: login, allow: 'public' },
  'books.list': { call: 'GET /books', result: { page: 'book' }, size: 3, filter, allow: 'signed-in' },
  'books.get': { call: 'GET /books/{isbn}', result: 'book', allow: 'signed-in' },
  'books.create': { call: 'POST /books', of: 'book', result: 'book', body: ['isbn', ...change], allow: 'librarian' },
  'books.update': { call: 'PUT /books/{isbn}', of: 'book', result: 'book', body: change, allow: 'signed-in' },
  'books.amend': { call: 'PATCH /books/{isbn}', of: 'book', result: 'book', body: ['title'], allow: 'librarian' },
  'books.remove': { call: 'DELETE /books/{isbn}', of: 'book', allow: 'librarian' },
  'loans.list': {
    call: 'GET /loans',
    result: { page: 'loan' },
    filter: { wire: 'pipes', fields: ['book.title', 'state', { field: 'dueOn', wire: 'equalsafter' }] },
    allow: owned,
  },
  'loans.get': { call: 'GET /loans/{loanNumber}', result: 'loan', allow: owned },
  'loans.create': {
    call: 'POST /loans',
    of: 'loan',
    result: 'loan',
    body: ['isbn', 'memberEmail', 'dueOn'],
    allow: owned,
  },
  'loans.giveBack': { call: 'POST /loans/{loanNumber}/return', of: 'loan', result: 'loan', allow: owned },
  'notes.create': { call: 'POST /notes', of: 'note', result: 'note', body: ['writer', 'text'], allow: owned },
  'notes.update': { call: 'PUT /notes/{id}', of: 'note', result: 'note', body: ['writer', 'text'], allow: owned },
  'notes.list': { call: 'GET /notes', result: { list: 'note' }, allow: owned },
  'mails.send': {
    call: 'POST /mails',
    body: ['template', 'key'].map((field) => ({ field, title: field, type: 'string', required: true })),
    allow: 'librarian',
  },
};

const others = [
  {
    kind: 'lifecycle',
    id: 'loan',
    json: {
      of: 'loan',
      at: 'state',
      events: [
        { on: 'loans.create', to: 'OUT', when: '=chosen.isbn.copies > 0', message: 'No copy is left.' },
        {
          ...{ auto: 'expire', from: 'OUT', to: 'LATE', when: '=this.dueOn < today()' },
          effects: [{ run: 'mails.send', with: { template: 'late', key: '=this.loanNumber' } }],
        },
        { on: 'loans.giveBack', from: ['OUT', 'LATE'], to: 'BACK' },
      ],
    },
  },
  {
    kind: 'template',
    id: 'late',
    json: {
      given: { loan: 'loan' },
      to: '=loan.memberEmail',
      subject: '{loan.book.title} is late',
      body: 'Due **{loan.dueOn}**',
    },
  },
  {
    kind: 'access',
    id: 'library',
    json: {
      roles: [
        { role: 'Member', title: 'Member', functions: [] },
        { role: 'Librarian', title: 'Librarian', functions: [] },
      ],
      precedence: ['Librarian', 'Member'],
      policies: [
        { policy: 'public', when: true },
        { policy: 'signed-in', when: '=user.signedIn' },
        { policy: 'member', when: "='Member' in user.roles" },
        { policy: 'librarian', when: "='Librarian' in user.roles" },
      ],
    },
  },
];

/** Compiles a library without handlers or tables of its own, with additional definitions of a test. */
export function documentRelease(
  more: readonly { readonly kind: string; readonly id: string; readonly json: unknown }[] = [],
): Release {
  return compileRelease([
    ...Object.entries(entities).map(([id, json]) => ({ kind: 'entity', id, json })),
    ...Object.entries(operations).map(([id, json]) => ({ kind: 'operation', id, json: { title: id, ...json } })),
    ...others,
    ...more,
  ]);
}

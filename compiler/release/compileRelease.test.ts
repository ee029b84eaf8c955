import { describe, expect, test } from 'vitest';
import { libraryInputs } from '../compile/libraryInputs.ts';
import { compileRelease } from './compileRelease.ts';

const release = compileRelease(libraryInputs);

function fieldsOf(form: string) {
  const fields = release.forms[form]?.fields;
  if (!Array.isArray(fields)) throw new Error(`${form} has no plain field list`);
  return fields;
}

describe('hash', () => {
  test('equal sets give equal hashes, whatever the order of the files', () => {
    expect(compileRelease([...libraryInputs].reverse()).hash).toBe(release.hash);
  });

  test('a changed word gives another hash', () => {
    const changed = libraryInputs.map((input) =>
      input.id === 'short-text' ? { ...input, json: { type: 'string', maxLength: 254 } } : input,
    );

    expect(compileRelease(changed).hash).not.toBe(release.hash);
  });
});

describe('fields', () => {
  test('a field like a property of a record has its type, and is not that record', () => {
    const summary = {
      title: 'Summary',
      properties: {
        state: { $ref: 'loan#/properties/state' },
        book: { $ref: 'loan#/properties/book' },
        member: { $ref: 'loan#/properties/member' },
      },
    };
    const { entities } = compileRelease([...libraryInputs, { kind: 'entity', id: 'summary', json: summary }]);

    expect(entities['summary']?.properties.map(({ path, type, entity }) => [path, type, entity])).toEqual([
      ['state', 'string', undefined],
      ['book', 'string', 'short-text'],
      ['member', 'object', 'member'],
    ]);
  });

  test('a field merges exception, body field, property and value type, the nearest word winning', () => {
    const [book, until] = fieldsOf('lend');

    expect(book).toEqual({
      path: 'book',
      wire: 'book',
      title: { text: 'loan.entity/book.title' },
      type: 'string',
      entity: 'short-text',
      words: {},
      schema: { type: 'string', maxLength: 255 },
      constraint: book?.constraint,
      when: true,
      locked: false,
      required: true,
      readOnly: false,
      normalise: [{ '=': 'trim(value)' }],
      messages: { required: { text: 'loan.entity/book.messages.required' } },
      rules: [],
      actions: [],
    });
    expect(until).toMatchObject({ title: { text: 'lend.form/until.title' }, required: true });
  });

  test('a field inside of a record that only some may see is for them alone, unless it says for whom itself', () => {
    const { screens } = compileRelease([
      {
        kind: 'entity',
        id: 'account',
        json: {
          title: 'Account',
          key: 'id',
          properties: {
            id: { title: 'Id', type: 'integer' },
            bank: {
              title: 'Bank',
              allow: 'clerk',
              properties: {
                name: { title: 'Name', type: 'string' },
                code: { title: 'Code', type: 'string', allow: 'auditor' },
                branch: { title: 'Branch', properties: { city: { title: 'City', type: 'string' } } },
              },
            },
          },
        },
      },
      {
        kind: 'operation',
        id: 'accounts.get',
        json: { title: 'Account', call: 'GET /accounts/{id}', result: 'account', allow: 'clerk' },
      },
      {
        kind: 'screen',
        id: 'account-details',
        json: {
          title: 'Account',
          data: { account: { run: 'accounts.get', with: { id: 1 } } },
          body: [{ details: 'account', fields: ['id', 'bank.name', 'bank.code', 'bank.branch.city'] }],
        },
      },
    ]);

    const [details] = screens['account-details']?.body ?? [];

    const fields: readonly { path: string; allow?: readonly string[] }[] = Object(details).fields;
    expect(fields.map(({ path, allow }) => [path, allow])).toEqual([
      ['id', undefined],
      ['bank.name', ['clerk']],
      ['bank.code', ['auditor']],
      ['bank.branch.city', ['clerk']],
    ]);
  });

  test('equal constraints share one validator', () => {
    const [book] = fieldsOf('lend');
    const name = release.entities['member']?.properties.find((field) => field.path === 'name');

    expect(name?.constraint).toBe(book?.constraint);
  });

  test('a bare value reads as itself, a written one by its title', () => {
    const state = release.entities['loan']?.properties.find((field) => field.path === 'state');

    expect(state?.values).toEqual([
      { value: 'OUT', title: { text: 'loan.entity/state.values.OUT.title' } },
      { value: 'BACK', title: { text: 'loan.entity/state.values.BACK.title' }, tone: 'success' },
    ]);
    expect(release.texts['en']?.['loan.entity/state.values.OUT.title']).toBe('OUT');
  });

  test('options of a paged operation know key and display of the picked record', () => {
    const [borrower] = fieldsOf('who');

    expect(borrower?.options).toMatchObject({
      entity: 'member',
      key: 'email',
      display: 'member.entity/display',
      paged: true,
    });
  });

  test('each field of a section has its heading', () => {
    expect(fieldsOf('who').map((field) => [field.path, field.section?.name])).toEqual([
      ['borrower', undefined],
      ['until', 'more'],
      ['note', 'more'],
    ]);
  });
});

describe('wizard', () => {
  test('a field that travels to a required body field is required in that variant only', () => {
    const [who] = release.wizards['new-loan']?.variants[0]?.steps ?? [];

    expect(who).toMatchObject({ kind: 'form', form: 'who.new-loan.desk' });
    expect(fieldsOf('who.new-loan.desk').map((field) => [field.path, field.required])).toEqual([
      ['borrower', true],
      ['until', true],
      ['note', false],
    ]);
    expect(fieldsOf('who').map((field) => field.required)).toEqual([false, false, false]);
  });

  test('exceptions of a variant lie over the step', () => {
    const step = release.wizards['new-loan']?.variants[0]?.steps.find((entry) => entry.step === 'create');

    expect(step).toMatchObject({
      kind: 'run',
      title: { text: 'loans.create.operation/title' },
      next: { text: 'new-loan.wizard/desk.create.next' },
      call: { run: 'loans.create', as: 'create' },
    });
  });
});

describe('screen', () => {
  test('data stands in loading order and knows what it reads', () => {
    expect(release.screens['loan-details']?.data.map(({ name, needs }) => [name, needs])).toEqual([
      ['loan', []],
      ['borrower', ['loan']],
    ]);
  });

  test('details find the properties of the record their variable holds', () => {
    const [details] = release.screens['loan-details']?.body ?? [];

    expect(details).toMatchObject({
      block: 'details',
      entity: 'loan',
      fields: [
        { title: { text: 'loan.entity/book.title' } },
        { entity: 'short-text', title: { text: 'loan-details.screen/loan.member.name.title' } },
      ],
    });
  });

  test('an action that opens an untitled form has the title of the operation it submits', () => {
    expect(release.screens['loan-details']?.actions[0]?.title).toEqual({ text: 'loans.create.operation/title' });
  });
});

describe('access', () => {
  test('a role has the functions of the role it is like, ranges expanded', () => {
    expect(release.access.roles.map((role) => [role.role, role.functions])).toEqual([
      ['Librarian', [7, 10, 11, 12]],
      ['Head', [1, 7, 10, 11, 12]],
    ]);
  });

  test('every function is a policy of its name', () => {
    expect(release.access.policies).toContainEqual({
      policy: 'shelves',
      when: { '=': 'user.functionalIds.exists(id, id == 10)' },
    });
  });
});

test('catalogues keep the names of the places they translate', () => {
  expect(release.locales).toEqual(['en', 'fr']);
  const own = Object.entries(release.texts['fr'] ?? {}).filter(([key]) => !key.startsWith('engine/'));
  expect(own).toEqual([['loan.entity/book.title', 'Livre']]);
  expect(release.texts['fr']?.['engine/next']).toBe('Suivant');
});

import { expect, it } from 'vitest';
import { fieldTargets, sends, targetsInDraft } from './fieldTargets.ts';
import { listTitle, numberSame } from './listTitles.ts';
import { freeName, isPropertyName, nameFor, propertyOf } from './newField.ts';

const use = (kind: string, definition: string, pointer: string, name: string) => ({
  kind,
  definition,
  pointer,
  name,
  line: 1,
});

it('finds the lists that show properties of an entity, and where a new one goes', () => {
  const targets = fieldTargets([
    use('screen', 'loan-list', '/body/0/fields/0', 'loanId'),
    use('screen', 'loan-list', '/body/0/fields/3/field', 'dueOn'),
    use('screen', 'loan-list', '/body/0/data', 'loans.list'),
    use('operation', 'loans.list', '/filter/fields/0', 'dueOn'),
    use('operation', 'loans.create', '/body/0', 'dueOn'),
    use('entity', 'fine', '/properties/loan/$ref', 'loan'),
  ]);

  expect(targets).toEqual([
    { kind: 'operation', definition: 'loans.create', list: '/body', names: ['dueOn'], index: 1 },
    { kind: 'screen', definition: 'loan-list', list: '/body/0/fields', names: ['loanId', 'dueOn'], index: 4 },
  ]);
});

it('adds a new field to an operation that sends what the form asks for', () => {
  const create = {
    kind: 'operation',
    definition: 'loans.create',
    list: '/body',
    names: ['book', 'dueOn', 'by'],
    index: 3,
  };

  expect(sends(create, ['book', 'dueOn'])).toBe(true);
  expect(sends(create, ['dueOn', 'fine'])).toBe(false);
  expect(sends({ ...create, kind: 'screen' }, ['book', 'dueOn'])).toBe(false);
});

it('finds the lists of drafts that are not published', () => {
  const json = { of: 'tool', fields: ['name', { field: 'price' }], body: [{ table: 'loans' }] };

  expect(targetsInDraft({ kind: 'form', definition: 'tool-new' }, json, ['name', 'price'])).toEqual([
    { kind: 'form', definition: 'tool-new', list: '/fields', names: ['name', 'price'], index: 2 },
  ]);
  expect(targetsInDraft({ kind: 'form', definition: 'tool-new' }, json, ['name'])).toEqual([]);
});

it('calls a list by the titles around it, and tells those of one title apart', () => {
  const json = {
    body: [{ section: 'a', title: 'Loans', body: [{ table: 'fines', fields: ['fee'] }] }, { table: 'x' }],
  };

  expect(listTitle(json, '/body/0/body/0/fields')).toBe('Loans');
  expect(listTitle(json, '/body/1/fields')).toBe('x');
  expect(listTitle(json, '/fields')).toBe('');
  expect(numberSame(['Loans', 'Fines', 'Loans'])).toEqual(['Loans', 'Fines', 'Loans (2)']);
});

it('writes a property with its limit, and a name made of its title', () => {
  const titles = { en: 'Late Fee (per day)', fr: 'Frais de retard' };

  expect(nameFor(titles.en)).toBe('lateFeePerDay');
  expect(isPropertyName('lateFeePerDay') && !isPropertyName('Late fee')).toBe(true);
  expect(propertyOf({ name: 'fee', titles, type: 'number', isRequired: true, most: 9 })).toEqual({
    ...{ title: 'Late Fee (per day)', type: 'number', maximum: 9, required: true },
  });
  expect(propertyOf({ name: 'fee', titles, type: 'date', isRequired: false, most: 9 })).toEqual({
    ...{ title: 'Late Fee (per day)', type: 'string', format: 'date' },
  });
});

it('suggests a name that no property has', () => {
  expect(freeName('budget', { budget: {} })).toBe('budget2');
  expect(freeName('budget2', { budget2: {}, budget3: {} })).toBe('budget4');
});

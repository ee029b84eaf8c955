import { describe, expect, test } from 'vitest';
import { compileRelease } from '../../../release/compileRelease.ts';

const loan = {
  title: 'Loan',
  key: 'loanNumber',
  properties: {
    loanNumber: { title: 'Loan', type: 'string', readOnly: true },
    lentOn: { title: 'Lent on', type: 'string' },
    dueOn: { title: 'Due on', type: 'string' },
  },
  rules: [{ rule: 'in-order', at: 'dueOn', check: '=this.dueOn > this.lentOn', message: 'Too early' }],
};
const create = { title: 'Lend', call: 'POST /loans', of: 'loan', body: ['lentOn', 'dueOn'], allow: 'public' };

/** Returns the names of the rules that a form evaluates, in a set with that entity and operation. */
function rulesOf(form: object, operation: object = create): readonly string[] {
  const release = compileRelease([
    { kind: 'entity', id: 'loan', json: loan },
    { kind: 'operation', id: 'loans.create', json: operation },
    { kind: 'form', id: 'lend', json: form },
  ]);
  return (release.forms['lend']?.rules ?? []).map(({ rule, message }) => `${rule} ${JSON.stringify(message)}`);
}

const said = 'in-order {"text":"loan.entity/rules.in-order.message"}';

describe('a rule of an entity is asked by a form', () => {
  test('of that entity that asks all that it reads', () => {
    expect(rulesOf({ of: 'loan', fields: ['lentOn', 'dueOn'] })).toEqual([said]);
  });

  test('that sends what it reads under its own names', () => {
    expect(rulesOf({ submits: 'loans.create', fields: ['lentOn', 'dueOn'] })).toEqual([said]);
  });
});

describe('a rule of an entity is left to the server', () => {
  test('where a field is missing, may be absent, or is only read', () => {
    const forms = [
      { of: 'loan', fields: ['dueOn'] },
      { of: 'loan', fields: [{ field: 'lentOn', when: '=has(user.email)' }, 'dueOn'] },
      { of: 'loan', fields: [{ field: 'lentOn', readOnly: true }, 'dueOn'] },
    ];
    expect(forms.map((form) => rulesOf(form))).toEqual([[], [], []]);
  });

  test('where a field is sent as something else', () => {
    const submits = { run: 'loans.create', with: { dueOn: "=this.dueOn + '-01'" } };
    expect(rulesOf({ submits, fields: ['lentOn', 'dueOn'] })).toEqual([]);
  });

  test('where the operation has a rule of that name', () => {
    const stricter = { ...create, rules: [{ rule: 'in-order', check: '=false', message: 'Never' }] };
    expect(rulesOf({ submits: 'loans.create', fields: ['lentOn', 'dueOn'] }, stricter)).toEqual([]);
  });
});

test('a rule of that name in the form counts instead', () => {
  const rules = [{ rule: 'in-order', at: 'dueOn', check: "=this.dueOn != ''", message: 'When?' }];
  expect(rulesOf({ of: 'loan', fields: ['lentOn', 'dueOn'], rules })).toEqual([
    'in-order {"text":"lend.form/rules.in-order.message"}',
  ]);
});

import { expect, test } from 'vitest';
import { compileRelease } from '#compiler';
import { anonymous, createExpressions } from '#engine';
import { parsers } from '#engine/parsers';
import { withDefaults } from './withDefaults.ts';

const expressions = createExpressions(parsers);

const loan = {
  title: 'Change loan',
  given: { loan: 'loan?', shelf: 'string?' },
  steps: [{ step: 'who', form: 'who' }],
  variants: [{ variant: 'edit', start: 'loans.get', order: ['who'] }],
};
const who = {
  title: 'Who',
  given: { loan: 'loan?' },
  fields: [
    { field: 'firstName', title: 'First name', type: 'string', default: '=loan.member.firstName' },
    { field: 'label', title: 'Label', type: 'string', default: "=this.remark + '!'" },
    { field: 'remark', title: 'Remark', type: 'string', default: 'none' },
  ],
};
const properties = { loanNumber: { title: 'Loan', type: 'string' } };
const release = compileRelease([
  { kind: 'entity', id: 'loan', json: { title: 'Loan', key: 'loanNumber', properties } },
  { kind: 'operation', id: 'loans.get', json: { title: 'Loan', call: 'GET /loans/{loanNumber}', result: 'loan' } },
  { kind: 'form', id: 'who', json: who },
  { kind: 'wizard', id: 'change-loan', json: loan },
]);

test('a record is completed by what its fields begin with because of it, not because of an earlier one', () => {
  // given
  const wizard = release.wizards['change-loan'];
  const variant = wizard?.variants[0];
  if (!wizard || !variant) throw new Error('The wizard is missing');
  const clock = { today: () => '2026-06-15', now: () => '2026-06-15T09:30:00.000Z' };
  const variables = { loan: { loanNumber: 'L1', member: { firstName: 'Ann' } }, shelf: 'A1' };
  const record = { loanNumber: 'L1', remark: 'worn', member: { firstName: 'Ben' } };

  // then
  expect(
    withDefaults({
      wizard,
      variant,
      record,
      scope: { variables, user: anonymous, settings: {}, clock, expressions },
      release,
    }),
  ).toEqual({ ...record, firstName: 'Ben', label: 'worn!' });
});

import { expect, test } from 'vitest';
import { compileRelease } from '../release/compileRelease.ts';

const operation = (id: string, words: object = {}) => ({
  kind: 'operation',
  id,
  json: { title: id, call: `POST /${id}`, allow: 'public', body: [{ field: 'reason', type: 'string' }], ...words },
});
const form = (id: string, words: object) => ({ kind: 'form', id, json: { fields: ['reason'], ...words } });
const actions = [
  { run: 'loans.renew' },
  { run: 'loans.cancel' },
  { open: 'form:cancel-loan' },
  { open: 'form:keep-loan' },
  { open: 'form:refuse-loan' },
];

test('what ends something or takes it away colours each button that does it, and a form may say otherwise', () => {
  const { screens, forms } = compileRelease([
    operation('loans.renew'),
    operation('loans.cancel', { tone: 'danger' }),
    form('cancel-loan', { submits: { run: 'loans.cancel' } }),
    form('keep-loan', { submits: 'loans.cancel', tone: 'neutral' }),
    form('refuse-loan', { submits: ['loans.renew'], tone: 'danger' }),
    { kind: 'screen', id: 'loan', json: { title: 'Loan', actions, body: [] } },
  ]);

  expect(screens['loan']?.actions.map(({ name, tone }) => [name, tone])).toEqual([
    ['loans.renew', undefined],
    ['loans.cancel', 'danger'],
    ['form:cancel-loan', 'danger'],
    ['form:keep-loan', undefined],
    ['form:refuse-loan', 'danger'],
  ]);
  expect(Object.values(forms).map(({ id, tone }) => [id, tone])).toEqual([
    ['cancel-loan', 'danger'],
    ['keep-loan', undefined],
    ['refuse-loan', 'danger'],
  ]);
});

import { expect, test } from 'vitest';
import type { CallModel } from '../../engine/model/call.types.ts';
import type { FieldModel } from '../../engine/model/field.types.ts';
import { resolveCondition } from '../../engine/values/resolveCondition.ts';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import { bindPassedValues } from './bindPassedValues.ts';

const [field]: readonly FieldModel[] = release.operations['loans.return']?.body ?? [];
const call: CallModel = { run: 'loans.return', as: 'return', with: {}, when: true, failed: 'stay', notices: {} };

function holds(when: FieldModel['when'], given: CallModel['with'], variables: Readonly<Record<string, unknown>>) {
  if (field === undefined) throw new Error('The toy library has no field to bind.');
  const [bound] = bindPassedValues([{ ...field, when }], [{ ...call, with: given }]);
  return resolveCondition(bound?.when ?? false, scopeFor('member', variables));
}

test.each([
  ['a constant of the call', { '=': "this.state == 'LOST'" }, { state: 'LOST' }, { this: {} }, true],
  [
    'a value of the place',
    { '=': 'this.days > 3' },
    { days: { '=': 'loan.days' } },
    { this: {}, loan: { days: 5 } },
    true,
  ],
  [
    'a value of the place that is absent',
    { '=': 'this.days > 3' },
    { days: { '=': 'loan.days' } },
    { this: {} },
    false,
  ],
  ['an optional reading', { '=': "this.?state.orValue('') == 'LOST'" }, { state: 'LOST' }, { this: {} }, true],
  ['a text with marks of its own', { '=': "this.state == 'a\"b'" }, { state: 'a"b' }, { this: {} }, true],
  [
    'what is typed beside it',
    { '=': "this.state == 'LOST' && this.fine > 1" },
    { state: 'LOST' },
    { this: { fine: 2 } },
    true,
  ],
  [
    'a branch of a choice',
    { choice: [{ when: { '=': "this.state == 'LOST'" }, is: true }, { is: false }] },
    { state: 'LOST' },
    { this: {} },
    true,
  ],
  [
    'what depends on the draft stays with the draft',
    { '=': "this.state == 'LOST'" },
    { state: { '=': 'this.other' } },
    { this: { other: 'LOST' } },
    false,
  ],
  ['a condition that reads nothing of it', { '=': 'this.fine > 1' }, { state: 'LOST' }, { this: { fine: 2 } }, true],
] as const)('%s', (_title, when, given, variables, expected) => {
  expect(holds(when, given, variables)).toBe(expected);
});

test('a field that the form asks itself is read from the draft', () => {
  // given
  if (field === undefined) throw new Error('The toy library has no field to bind.');
  const when = { '=': `this.${field.path} == 'x'` };

  // when
  const [bound] = bindPassedValues([{ ...field, when }], [{ ...call, with: { [field.path]: 'x' } }]);

  // then
  expect(bound?.when).toEqual(when);
});

test('a condition that reads passed values alone reads nothing of the answers', () => {
  const bind = (source: string) =>
    bindPassedValues(field === undefined ? [] : [{ ...field, when: { '=': source } }], [
      { ...call, with: { id: { '=': 'loan.id' } } },
    ])[0]?.when;

  expect([
    bind('has(this.id)'),
    bind('has(this.id) && has(this.fine)'),
    bind('size(this) > 1 && has(this.id)'),
  ]).toEqual([
    { '=': 'cel.bind(this, {"id": loan.id}, has(this.id))' },
    { '=': 'cel.bind(this, merge(this, {"id": loan.id}), has(this.id) && has(this.fine))' },
    { '=': 'cel.bind(this, merge(this, {"id": loan.id}), size(this) > 1 && has(this.id))' },
  ]);
});

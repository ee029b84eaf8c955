import { expect, test } from 'vitest';
import { anonymous, createExpressions, type Release, type Scope } from '#engine';
import { parsers } from '#engine/parsers';
import { withoutLifecycleRecords } from './withoutLifecycleRecords.ts';

const expressions = createExpressions(parsers);

const lifecycle = (of: string): Release['lifecycles'][string] => ({ id: of, of, at: 'state', events: [], states: [] });

test('what a lifecycle moves is forgotten, and all else is kept', () => {
  // given
  const lifecycles = { loan: lifecycle('loan'), bookCopy: lifecycle('book-copy') };
  const release: Pick<Release, 'lifecycles'> = { lifecycles };
  const scope: Scope = {
    variables: { this: { state: 'LENT' }, loan: { state: 'LENT' }, bookCopy: { state: 'NEW' }, body: { loanId: 7 } },
    user: anonymous,
    settings: {},
    clock: { today: () => '2026-06-15', now: () => '2026-06-15T00:00:00.000Z' },
    expressions,
  };

  // when
  const { variables } = withoutLifecycleRecords(scope, release);

  // then
  expect(variables).toEqual({ body: { loanId: 7 } });
});

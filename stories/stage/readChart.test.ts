import { expect, test } from 'vitest';
import { createLifecycleMachine } from '#machines';
import { release } from '../../tests/conformance/library/world.ts';
import { readChart } from './readChart.ts';

const { loan } = release.lifecycles;

test('the chart of a lifecycle has the states and transitions of its machine', () => {
  // given
  if (loan === undefined) throw new Error('A loan has a lifecycle');

  // when
  const chart = readChart(createLifecycleMachine(loan));

  // then
  expect(
    chart.map(({ state, transitions }) => [state, transitions.map(({ event, to }) => `${event} → ${to}`)]),
  ).toEqual([
    ['$new', ['create → OPEN']],
    ['OPEN', ['return → RETURNED', 'lose → LOST', 'extend → undefined']],
    ['RETURNED', ['forgive → CLOSED', 'charge → undefined', 'finish → CLOSED']],
    ['CLOSED', []],
    ['LOST', ['forgive → CLOSED', 'charge → undefined']],
  ]);
  expect(chart[1]?.transitions).toEqual([
    {
      ...{ on: 'loans.return', event: 'return', to: 'RETURNED', irreversible: false },
      ...{ when: 'body.returnedOn >= this.from', runs: ['pins.change'] },
    },
    {
      ...{ on: 'loans.lose', event: 'lose', to: 'LOST', irreversible: true },
      ...{ when: 'this.until < today()', runs: [] },
    },
    { on: 'loans.extend', event: 'extend', irreversible: false, when: 'this.until < body.until', runs: [] },
  ]);
});

test('the chart of computed states has a transition to each of them', () => {
  const states = [
    { state: 'LATE', when: { '=': 'this.until < today()' } },
    { state: 'FINE', when: true },
  ];

  const chart = readChart(createLifecycleMachine({ id: 'late', of: 'loan', at: 'state', events: [], states }));

  expect(chart).toEqual([
    {
      state: '$new',
      isInitial: true,
      transitions: [
        { when: 'this.until < today()', runs: [], to: 'LATE', irreversible: false },
        { when: 'always', runs: [], to: 'FINE', irreversible: false },
      ],
    },
    { state: 'LATE', isInitial: false, transitions: [] },
    { state: 'FINE', isInitial: false, transitions: [] },
  ]);
});

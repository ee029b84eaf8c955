import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryAdapter } from '#api';
import { buildRelease, expressions } from '#compiler';
import { type ActionModel, anonymous, type LifecycleModel, type Release } from '#engine';
import {
  applyDueEvents,
  applyEvent,
  checkEventAvailability,
  createLifecycleMachine,
  createLifecycleMachines,
  deriveState,
  type LifecycleMachines,
} from '#machines';
import { findAvailability } from '../../renderer/calls/availability.ts';
import { createEventCheck } from '../../renderer/calls/createEventCheck.ts';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { eachDatabase } from '../../server/testing/eachDatabase.ts';
import { addToyAccount, openToyApp } from '../../server/testing/openToyApp.ts';

type Change = (model: LifecycleModel) => LifecycleModel;

/** Returns machines of definitions that are changed before they are compiled. */
const changedBy = (change: Change): LifecycleMachines => ({ of: (model) => createLifecycleMachine(change(model)) });

const root = join(import.meta.dirname, '../..');
const clock = { today: () => '2026-06-15', now: () => '2026-06-15T09:30:00.000Z' };
const user = { ...anonymous, signedIn: true, roles: ['Member', 'Librarian'] };

function releaseOf(folder: string): Release {
  const { release } = buildRelease(readDefinitionFiles(join(root, folder)));
  if (release === undefined) throw new Error(`The gate refuses ${folder}`);
  return release;
}

const nowhere: Change = (model) => ({
  ...model,
  events: model.events.map((event) => ({ ...event, from: ['NOWHERE'] })),
});
const elsewhere: Change = (model) => ({
  ...model,
  events: model.events.map((event) => (event.to === undefined ? event : { ...event, to: 'ELSEWHERE' })),
});

describe('no event is taken, offered or found due without the machine', () => {
  const portal = releaseOf('definitions');
  const events = Object.values(portal.lifecycles).flatMap((lifecycle) =>
    lifecycle.events.map((event) => ({ lifecycle, event, name: `${lifecycle.id} ${event.event}` })),
  );
  const scope = { variables: {}, user, settings: portal.settings, clock, expressions };

  test('the lifecycles of the portal are those that the machine runs', () => {
    expect(Object.keys(portal.lifecycles).sort()).toEqual([
      'document',
      'evaluation',
      'organization-documents',
      'organization-transfer',
      'project',
      'requisition',
      'signing-envelope',
      'template',
    ]);
  });

  test.each(events.filter(({ event }) => event.on !== undefined))('$name', ({ lifecycle, event }) => {
    // given
    const operation = event.on ?? '';
    const always = { ...lifecycle, events: [{ ...event, when: true }] };
    const [state] = event.from;
    const [at = '', inner] = lifecycle.at.split('.');
    const record = state === undefined ? {} : { [at]: inner === undefined ? state : { [inner]: state } };
    const input = { operation, record, body: {}, scope };

    // when
    const taken = applyEvent({ ...input, machine: createLifecycleMachine(always) });
    const other = createLifecycleMachine(nowhere(always));
    const refused = applyEvent({ ...input, machine: other });
    const offered = checkEventAvailability({ ...input, machines: [other] });

    // then
    expect(taken).toMatchObject({ event: event.event, to: event.to ?? state });
    expect(refused).toEqual({ refused: 'state' });
    expect(offered).toEqual({ offered: false });
  });

  test.each(events.filter(({ event }) => event.on === undefined && event.from.length > 0))(
    '$name, which is automatic',
    ({ lifecycle, event }) => {
      const always = { ...lifecycle, events: [{ ...event, when: true }] };
      const input = { record: { [lifecycle.at]: event.from[0] }, scope };

      const due = [always, nowhere(always)].map((model) =>
        applyDueEvents({ ...input, machine: createLifecycleMachine(model) }),
      );

      expect(due.map((applied) => applied?.to)).toEqual([event.to, undefined]);
    },
  );

  test.each(['document', 'organization-documents'])('the computed states of %s', (id) => {
    const lifecycle = portal.lifecycles[id];
    if (lifecycle === undefined) throw new Error(`The portal has no lifecycle ${id}`);
    const record = { documents: [], documentSubmits: [{ valid: true }] };

    const states = [lifecycle, { ...lifecycle, states: [] }].map((model) =>
      deriveState(createLifecycleMachine(model), { record, scope }),
    );

    expect(states).toEqual([id === 'document' ? 'ACCEPTED' : 'COMPLETE', undefined]);
  });
});

describe('a page follows the machine', () => {
  const release = releaseOf('tests/fixtures/gate/base');
  const lent = { loanId: 1, isbn: '9780141439587', status: 'LENT', lentOn: '2026-06-01', dueOn: '2026-06-29' };
  const action: ActionModel = {
    name: 'loans.giveBack',
    title: { literal: 'Give back' },
    when: true,
    locked: false,
    with: {},
    look: 'button',
    tab: 'same',
    mode: 'edit',
    refused: 'lock',
    target: { verb: 'run', call: { run: 'loans.giveBack', as: 'giveBack', with: {}, when: true, notices: {} } },
  };
  const scope = { variables: { loan: lent }, user, settings: release.settings, clock, expressions };

  test('in what it offers', () => {
    const found = [createLifecycleMachines(), changedBy(nowhere)].map((machines) =>
      findAvailability(action, scope, { release, checkEvent: createEventCheck(machines) }),
    );

    expect(found).toEqual([{ state: 'open' }, { state: 'locked' }]);
  });

  test('in what the memory adapter answers', async () => {
    const adapter = createMemoryAdapter({
      ...{ release, records: { loan: [lent] }, validators: {}, user, clock, expressions },
      machines: changedBy(elsewhere),
    });
    await adapter.run('loans.giveBack', { loanId: 1 });

    expect(await adapter.run('loans.get', { loanId: 1 })).toMatchObject({ status: 'ELSEWHERE' });
  });
});

eachDatabase('the server follows the machine', (database) => {
  beforeEach(async () => {
    await addToyAccount(database(), { email: 'ann@library.example', roles: ['Member'] });
  });

  test('in what it stores and in what it refuses', async () => {
    // given
    const { call, signIn, services } = await openToyApp(database());
    const { machines } = services.releases.live();
    const token = await signIn('ann@library.example');
    const lend = async (): Promise<string> => {
      const { body } = await call('POST', '/loans', { token, body: { book_id: 1, until: '2026-12-24' } });
      return String(Object(body).loanNumber);
    };
    const giveBack = async (key: string) => call('POST', `/loans/${key}/return`, { token });
    const [first, second, third] = [await lend(), await lend(), await lend()];

    // when
    const moved = await giveBack(first);
    const compiled = vi.spyOn(machines, 'of').mockImplementation(changedBy(elsewhere).of);
    const elsewhereMoved = await giveBack(second);
    compiled.mockImplementation(changedBy(nowhere).of);
    const refused = await giveBack(third);

    // then
    expect(moved).toMatchObject({ status: 200, body: { state: 'BACK' } });
    expect(elsewhereMoved).toMatchObject({ status: 200, body: { state: 'ELSEWHERE' } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'state' } });
  });
});

import { expect, test, vi } from 'vitest';
import { type OperationAdapter, OperationError, type RunOptions } from '#engine';
import { createDraftBackup } from './createDraftBackup.ts';
import { createDraftSaver } from './createDraftSaver.ts';
import { createDraftSavings } from './createDraftSavings.ts';
import type { WizardDraft } from './WizardDraft.ts';

const operations = { draftGet: 'drafts.get', draftSave: 'drafts.save', draftRemove: 'drafts.remove' };

interface Row {
  readonly version: number;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Creates a server with one draft, which can be set to refuse requests. */
function openServer() {
  let row: Row | undefined;
  let isEnded = false;
  const refusals: number[] = [];
  const sent: (readonly [string, unknown, RunOptions | undefined])[] = [];
  const refuse = (operation: string, status: number, code: string) =>
    new OperationError({ operation, status, code, message: '' });
  const answer = () => (row === undefined ? undefined : { ...row.args, version: row.version, done: {} });
  const adapter: OperationAdapter = {
    async run(operation, args = {}, options) {
      sent.push([operation, args['version'], options]);
      if (operation === 'drafts.get') return isEnded ? undefined : answer();
      if (operation === 'drafts.remove') {
        isEnded = true;
        return undefined;
      }
      const status = refusals.shift();
      if (status !== undefined) throw refuse(operation, status, 'network');
      const known = args['version'];
      if (isEnded && known !== 0) throw refuse(operation, 409, 'draft-ended');
      if (!isEnded && known !== undefined && known !== (row?.version ?? 0)) throw refuse(operation, 409, 'conflict');
      row = { version: (row?.version ?? 0) + 1, args };
      isEnded = false;
      return answer();
    },
  };
  const end = () => {
    isEnded = true;
  };
  return { adapter, sent, refusals, stored: () => row, end };
}

/** Creates the storage of one tab. */
function openTab(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

function openWindow(
  server: ReturnType<typeof openServer>,
  storage: Storage = openTab(),
  savingsOf: ReturnType<typeof createDraftSavings> = createDraftSavings(),
) {
  const late: (() => void)[] = [];
  const expired = vi.fn();
  const keeper = createDraftSaver({
    ...{ wizard: 'new-loan', key: 'default', adapter: server.adapter, operations, isKept: true },
    backup: createDraftBackup({ name: 'ann:new-loan:default', storage }),
    savings: savingsOf('ann:new-loan:default'),
    now: () => '2026-06-15T09:30:00.000Z',
    later: (work) => void late.push(work),
    expired,
  });
  return { keeper, late, expired };
}

function draftOf(title: string): WizardDraft {
  const begun = { variant: 'desk', step: 'book', chosen: {}, outcomes: {}, seed: 's', release: 'r' };
  return { ...begun, data: { title } };
}

const dataOf = (row: Row | undefined) => row?.args['data'];

test('each saving says which one it follows, and what is already saved is not sent again', async () => {
  const server = openServer();
  const { keeper } = openWindow(server);
  await keeper.load();

  await keeper.save(draftOf('E'), []);
  await keeper.save(draftOf('E'), []);
  await Promise.all([keeper.save(draftOf('Em'), []), keeper.save(draftOf('Emma'), [])]);

  expect(server.sent.map(([operation, version]) => [operation, version])).toEqual([
    ['drafts.get', undefined],
    ['drafts.save', 0],
    ['drafts.save', 1],
  ]);
  expect(dataOf(server.stored())).toMatchObject({ data: { title: 'Emma' } });
  expect(keeper.status()).toEqual({ state: 'saved', savedAt: '2026-06-15T09:30:00.000Z' });
});

test('what another window has saved is not overwritten until it has been met', async () => {
  const server = openServer();
  const here = openWindow(server);
  const there = openWindow(server);
  await here.keeper.load();
  await here.keeper.save(draftOf('begun'), []);
  await there.keeper.load();

  await there.keeper.save(draftOf('there'), []);
  const refused = await here.keeper.save(draftOf('here'), []);
  const again = await here.keeper.save(draftOf('here still'), []);
  const status = here.keeper.status();
  const between = dataOf(server.stored());
  here.keeper.meet();
  await here.keeper.save(draftOf('both'), []);

  expect([refused, again, status.state]).toEqual([false, false, 'changed']);
  expect([status.base?.data, status.theirs?.data]).toEqual([{ title: 'begun' }, { title: 'there' }]);
  expect(between).toMatchObject({ data: { title: 'there' } });
  expect(dataOf(server.stored())).toMatchObject({ data: { title: 'both' } });
});

test('another window that was only opened does not stand in the way', async () => {
  const server = openServer();
  const here = openWindow(server);
  const there = openWindow(server);
  await here.keeper.load();
  await here.keeper.save(draftOf('begun'), []);
  const opened = await there.keeper.load();

  await there.keeper.save(opened.draft ?? draftOf('nothing'), []);
  const taken = await here.keeper.save(draftOf('here'), []);

  expect([taken, here.keeper.status().state]).toEqual([true, 'saved']);
  expect([server.stored()?.version, dataOf(server.stored())]).toMatchObject([3, { data: { title: 'here' } }]);
});

test('a draft that another window has ended takes nothing, unless the person goes on', async () => {
  const server = openServer();
  const { keeper } = openWindow(server);
  await keeper.load();
  await keeper.save(draftOf('begun'), []);
  server.end();

  const refused = await keeper.save(draftOf('late'), []);
  const told = keeper.status().state;
  const between = dataOf(server.stored());
  keeper.goOn();
  await keeper.save(draftOf('late'), []);

  expect([refused, told]).toEqual([false, 'ended']);
  expect(between).toMatchObject({ data: { title: 'begun' } });
  expect(dataOf(server.stored())).toMatchObject({ data: { title: 'late' } });
});

test('a saving that a session at its end refuses is told once to the session, and not tried again', async () => {
  const server = openServer();
  const { keeper, late, expired } = openWindow(server);
  await keeper.load();
  server.refusals.push(401);

  await keeper.save(draftOf('Emma'), []);

  expect([keeper.status().state, expired.mock.calls, late]).toEqual(['unsaved', [[]], []]);
  expect(server.stored()).toBeUndefined();
});

test('a saving that fails is told and tried again', async () => {
  const server = openServer();
  const { keeper, late } = openWindow(server);
  await keeper.load();
  server.refusals.push(500);

  const goesOn = await keeper.save(draftOf('Emma'), []);
  const told = keeper.status().state;
  for (const work of late) work();
  await keeper.save(draftOf('Emma'), []);

  expect([goesOn, told, keeper.status().state]).toEqual([true, 'unsaved', 'saved']);
  expect(dataOf(server.stored())).toMatchObject({ data: { title: 'Emma' } });
});

test('what could not be saved comes back after a reload of the tab, unless somebody has saved since', async () => {
  const server = openServer();
  const tab = openTab();
  const first = openWindow(server, tab);
  await first.keeper.load();
  await first.keeper.save(draftOf('saved'), []);
  server.refusals.push(500);
  await first.keeper.save(draftOf('not saved'), []);

  const reloaded = await openWindow(server, tab).keeper.load();
  const elsewhere = openWindow(server);
  await elsewhere.keeper.load();
  await elsewhere.keeper.save(draftOf('newer'), []);
  const later = await openWindow(server, tab).keeper.load();

  expect([reloaded.draft?.data, later.draft?.data]).toEqual([{ title: 'not saved' }, { title: 'newer' }]);
});

test('what is saved while the page goes away is sent to its end', async () => {
  const server = openServer();
  const { keeper } = openWindow(server);
  await keeper.load();
  await keeper.save(draftOf('E'), []);

  keeper.saveLast(draftOf('Emma'), []);
  await keeper.save(draftOf('Emma'), []);

  expect(server.sent.at(-1)).toEqual(['drafts.save', 1, { keepalive: true }]);
  expect(dataOf(server.stored())).toMatchObject({ data: { title: 'Emma' } });
});

test('after a draft was given up nothing of it is saved', async () => {
  const server = openServer();
  const { keeper } = openWindow(server);
  await keeper.load();
  await keeper.save(draftOf('Emma'), []);

  await keeper.remove();
  const goesOn = await keeper.save(draftOf('late'), []);
  keeper.saveLast(draftOf('later'), []);

  expect([goesOn, dataOf(server.stored())]).toEqual([true, expect.objectContaining({ data: { title: 'Emma' } })]);
});

test('a wizard that is opened again in the same page reads its draft after what it was left with is saved', async () => {
  // given
  const server = openServer();
  const waiting: (() => void)[] = [];
  const run: OperationAdapter['run'] = async (operation, ...rest) => {
    if (operation === 'drafts.save') await new Promise<void>((resolve) => waiting.push(resolve));
    return server.adapter.run(operation, ...rest);
  };
  const slow = { ...server, adapter: { run } };
  const savingsOf = createDraftSavings();
  const tab = openTab();
  const { keeper: left } = openWindow(slow, tab, savingsOf);
  await left.load();
  const first = left.save(draftOf('first page'), []);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  const last = left.save(draftOf('second page'), []);
  waiting.shift()?.();
  await first;

  // when
  const opening = openWindow(slow, tab, savingsOf).keeper.load();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()?.();
  const [opened] = await Promise.all([opening, last]);

  // then
  expect(opened.draft?.data).toEqual({ title: 'second page' });
});

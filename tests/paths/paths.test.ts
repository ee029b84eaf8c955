import { afterAll, describe, expect, test } from 'vitest';
import type { Ledger } from './createLedger.ts';
import { findWorlds } from './findWorlds.ts';
import { subject } from './subject.ts';
import { walkFlow } from './walkFlow.ts';
import { walkLifecycle } from './walkLifecycle.ts';

const worlds = await findWorlds();
const ledgers: Ledger[] = [];

/** A walk has to come by everything, and find everywhere what the definition says. */
function expectWalked(ledger: Ledger): void {
  ledgers.push(ledger);
  expect({ faults: ledger.faults(), open: ledger.open() }).toEqual({ faults: [], open: [] });
}

describe.each(worlds)('$name', (world) => {
  test.each(Object.values(world.release.lifecycles))('every path of the lifecycle $id', (lifecycle) => {
    expectWalked(walkLifecycle(lifecycle, world, subject));
  });

  test.each(Object.values(world.release.flows))('every path of the flow $id', (flow) => {
    expectWalked(walkFlow(flow, world, subject));
  });
});

afterAll(() => {
  console.info(ledgers.map((ledger) => ledger.line()).join('\n'));
});

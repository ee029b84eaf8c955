import { afterAll, describe, expect, test } from 'vitest';
import type { FlowModel, Release } from '#engine';
import { isLongSuite } from '../isLongSuite.ts';
import type { Ledger } from './createLedger.ts';
import { findWorlds, type World } from './findWorlds.ts';
import { flatten, flowSources } from './flowSources.ts';
import { outOfReach } from './outOfReach.ts';
import { subject } from './subject.ts';
import { walkFlow } from './walkFlow.ts';
import { walkLifecycle } from './walkLifecycle.ts';
import { walkWizard } from './walkWizard.ts';

const worlds = await findWorlds();
const ledgers: Ledger[] = [];

/** Expects that a walk reached every element and found no difference, except for the entries of `outOfReach`. */
function expectWalked(ledger: Ledger, { name }: World): void {
  ledgers.push(ledger);
  const found = [...ledger.faults(), ...ledger.open()].map((what) => `${name} ${ledger.title}: ${what}`);
  const known = Object.keys(outOfReach).filter((what) => what.startsWith(`${name} ${ledger.title}: `));
  expect(found.sort()).toEqual(known.sort());
}

function totalOf(all: readonly Ledger[]): string {
  const counts = all.flatMap((ledger) => [...ledger.counts().values()]);
  const sum = (key: 'walked' | 'wanted') => counts.reduce((total, count) => total + count[key], 0);
  return `${all.length} definitions: ${sum('walked')}/${sum('wanted')} elements`;
}

/** A wizard and lifecycles with the most paths. Only the long suite walks them. */
const longest: readonly string[] = ['contractor-evaluation', 'requisition', 'project'];

function lifecyclesOf({ release }: World): readonly Release['lifecycles'][string][] {
  return Object.values(release.lifecycles).filter(({ id }) => isLongSuite || !longest.includes(id));
}

function variantsOf({ release }: World) {
  const wizards = Object.values(release.wizards).filter(({ id }) => isLongSuite || !longest.includes(id));
  return wizards.flatMap((wizard) => wizard.variants.map((variant) => ({ wizard, variant })));
}

/** Returns the flows to walk: in the short suite, those with at most 100 questions over all their sources. */
function flowsOf(world: World): readonly FlowModel[] {
  const isShort = (flow: FlowModel): boolean =>
    flowSources(flow, world).flatMap(({ questions }) => flatten(questions)).length <= 100;
  return Object.values(world.release.flows).filter((flow) => isLongSuite || isShort(flow));
}

describe.each(worlds)('$name', (world) => {
  test.each(lifecyclesOf(world))('every path of the lifecycle $id', (lifecycle) => {
    expectWalked(walkLifecycle(lifecycle, world, subject), world);
  });

  test.each(flowsOf(world))('every path of the flow $id', (flow) => {
    expectWalked(walkFlow(flow, world, subject), world);
  });

  test.each(variantsOf(world))('every path of the wizard $wizard.id, $variant.variant', (one) => {
    expectWalked(walkWizard(one, world, subject), world);
  });
});

afterAll(() => {
  console.info([...ledgers.map((ledger) => ledger.line()), totalOf(ledgers)].join('\n'));
});

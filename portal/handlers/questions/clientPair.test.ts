import { expect, test } from 'vitest';
import { expressions } from '#compiler';
import { anonymous, bindCall, isChoice, type Release, resolveTemplate, type Scope } from '#engine';
import { portalSource } from '../../testing/portalRelease.ts';

const clock = { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' };

/** Returns the arguments of the calls of a step with a flow, for a wizard with these data. */
function boundCalls(release: Release, name: string, data: Readonly<Record<string, unknown>>) {
  const outer: Scope = { variables: data, user: anonymous, settings: {}, clock, expressions };
  const steps = release.wizards['contractor-evaluation']?.variants.flatMap((variant) => variant.steps) ?? [];
  const step = steps.find((one) => one.step === name);
  const flow = step?.kind === 'flow' ? release.flows[step.flow] : undefined;
  if (step === undefined || flow === undefined) throw new Error(`No flow in the step "${name}".`);
  const given = Object.entries(step.with).map(([word, written]) => [word, resolveTemplate(written, outer)]);
  const scope = { ...outer, variables: { ...Object.fromEntries(given), answers: [] } };
  const { questions } = flow;
  const first = 'run' in questions && !isChoice(questions) ? [questions] : [];
  const asking = first.flatMap((call) => [call, ...(call.otherwise === undefined ? [] : [call.otherwise])]);
  return [...asking, ...flow.submits].map((call) => {
    const operation = release.operations[call.run];
    if (operation === undefined) throw new Error(`No operation "${call.run}".`);
    return { run: call.run, ...bindCall(call, { operation, scope, release }).args };
  });
}

test('the client questions of a project are asked and answered for its company and region', async () => {
  const { release } = await portalSource();

  const calls = boundCalls(release, 'conflict', {
    project: { companyId: 2, regionId: 2 },
    evaluation: { legacyId: 7 },
  });

  const client = { category: 'CONFLICT_QUESTION', companyId: 2, regionId: 2 };
  expect(calls).toEqual([
    { run: 'conflict.questions', ...client },
    { run: 'conflict.submit', ...client, legacyId: 7, responseList: [] },
  ]);
});

test('the default questions about a business are those for the company and region of the project', async () => {
  const { release } = await portalSource();

  const [, fallback] = boundCalls(release, 'structure', { project: { companyId: 2, regionId: 2 } });

  expect(fallback).toEqual({ run: 'businessStructure.questions', type: 'Contractor', companyId: 2, regionId: 2 });
});

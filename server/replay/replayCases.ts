import { expressions } from '#compiler';
import type { Release } from '#engine';
import { answerSources } from '#engine/why';
import type { LoadedRelease } from '../releases/ReleaseStore.types.ts';
import { compileValidators } from '../validators/compileValidators.ts';
import { importValidators } from '../validators/importValidators.ts';
import { compareCase } from './compareCase.ts';
import type { ReplayAnswer, ReplayQuestion } from './Replay.types.ts';
import { replayCase } from './replayCase.ts';
import { traceCase } from './traceCase.ts';

interface Replaying extends ReplayQuestion {
  readonly live: LoadedRelease;
  readonly next: LoadedRelease;
}

/** Puts a page of submitted answers through both releases. */
export function replayCases({ live, next, cases, now, today, trace }: Replaying): ReplayAnswer {
  const context = { now, today, expressions };
  const compared = cases.map((stored) =>
    compareCase(stored, replayCase(live, stored, context), replayCase(next, stored, context)),
  );
  const [only] = cases;
  if (trace === undefined || only === undefined) return { cases: compared };
  const sideOf = (loaded: LoadedRelease) => ({
    release: loaded.release,
    seen: replayCase(loaded, only, context),
  });
  return { cases: compared, trace: traceCase({ before: sideOf(live), after: sideOf(next), locale: trace }) };
}

/**
 * Returns a function that adds the validators of the flows with stored answers to a release. Modules are never freed, so
 * only these validators are compiled, and those of the same flows once.
 */
export function createReplayable(): (release: Release | undefined) => Promise<LoadedRelease | undefined> {
  const imported = new Map<string, LoadedRelease['validators']>();
  return async (release) => {
    if (release === undefined) return undefined;
    const names = answerSources(release).map(({ flow }) => flow);
    const flows = Object.fromEntries(Object.entries(release.flows).filter(([name]) => names.includes(name)));
    const source = compileValidators({
      ...release,
      ...{ flows, entities: {}, operations: {}, forms: {}, wizards: {}, lifecycles: {}, screens: {} },
    });
    const validators = imported.get(source) ?? (await importValidators(source));
    imported.set(source, validators);
    return { release, validators };
  };
}

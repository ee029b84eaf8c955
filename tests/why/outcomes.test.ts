import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileRelease, decisionsFor, expressions, loadSet } from '#compiler';
import { anonymous, collectAnswers, computeResults, formatText, isRecord, type Release, type Scope } from '#engine';
import { tagEntity } from '#engine/internal';
import { type ExplainedOutcome, explainOutcome, ownQuestions } from '#engine/why';
import { scoreResponses } from '../../portal/handlers/evaluations/scoreResponses.ts';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { decidedRecords, outcomeOfRecord } from '../../studio/why/outcomesOf.ts';
import { root } from '../boundaries/sourceFiles.ts';

const clock = { today: () => '2026-06-15', now: () => '2026-06-15T09:00:00.000Z' };

type Row = Readonly<Record<string, unknown>>;

/** A test case of a flow. */
interface FlowCase {
  readonly name: string;
  readonly flow: string;
  readonly given: Row;
  readonly answers: Row;
}

/** Reads a folder of definitions: its release, and the cases of its flows. */
function openFolder(folder: string): { readonly release: Release; readonly cases: readonly FlowCase[] } {
  const { set } = loadSet(readDefinitionFiles(join(root, folder)));
  const cases = set.definitions.flatMap(({ kind, id, json }): readonly FlowCase[] => {
    const [about, flow = ''] = id.split('/');
    const list: readonly unknown[] = kind === 'cases' && about === 'flow' && Array.isArray(json) ? json : [];
    return list.filter(isRecord).map((entry) => ({
      ...{ flow, name: `${flow} ${String(entry['case'])}` },
      given: recordIn(entry, 'given'),
      answers: recordIn(entry, 'answers'),
    }));
  });
  return { release: compileRelease(set.definitions), cases };
}

function recordIn(entry: Row, name: string): Row {
  const value = entry[name];
  return isRecord(value) ? value : {};
}

function scopeOf(release: Release, variables: Row): Scope {
  return { variables, user: anonymous, settings: release.settings, clock, expressions };
}

/** The results of an explanation, by name. */
function resultsOf({ results }: ExplainedOutcome): Row {
  return Object.fromEntries(
    results.flatMap(({ result, value }) => (value === undefined ? [] : [[result.field, value]])),
  );
}

test.each(['definitions', join('examples', 'lending-library'), join('examples', 'street-market')])(
  'the explanation has the results that a flow computes, and its answers, for every case of %s',
  (folder) => {
    const { release, cases } = openFolder(folder);

    const explained = cases.map(({ name, flow: id, given, answers }) => {
      const flow = release.flows[id];
      if (flow === undefined) throw new Error(`There is no flow ${id}.`);
      const input = { questions: ownQuestions(flow), answers, scope: scopeOf(release, given), release };
      const outcome = explainOutcome({ flow, ...input });
      return [name, resultsOf(outcome), outcome.counted.flatMap(({ picked }) => picked)];
    });

    const computed = cases.map(({ name, flow: id, given, answers }) => {
      const flow = release.flows[id] ?? { questions: [], results: [] };
      const scope = scopeOf(release, given);
      const picked = collectAnswers({ questions: ownQuestions(flow), answers, scope, release });
      return [name, computeResults({ flow, picked, scope }), picked];
    });
    expect(explained).toEqual(computed);
    expect(cases.length).toBeGreaterThan(0);
  },
);

test('an evaluation is explained with the results of the server, from what is stored and what a page loads', async () => {
  const { release, cases } = openFolder('definitions');
  const context = {
    ...{ release, locale: 'en', scope: scopeOf(release, {}), runtime: { release, locale: 'en', validators: {} } },
    releaseOf: async () => ({ release, validators: {} }),
    text: (text: Parameters<typeof formatText>[0]) => formatText(text, scopeOf(release, {}), { release, locale: 'en' }),
  };
  const flows = cases.map(({ flow }) => flow);
  // As it is sent.
  const decisions: Release = JSON.parse(JSON.stringify(decisionsFor(release, flows)));

  const compared = await Promise.all(
    cases.map(async ({ name, flow, given, answers }) => {
      const side = flow.startsWith('manager') ? 'manager' : 'contractor';
      const about = { regionId: Number(given['regionId']), type: String(given['type']) } as const;
      const evaluation = { id: 1, projectNumber: '1', side, status: 'PENDING', ...about, record: {} } as const;
      const responses = Object.entries(answers).flatMap(([key, given]) =>
        [given].flat().map((answer) => ({ question: Number(key.slice(1)), answer })),
      );
      const scored = await scoreResponses(context, evaluation, responses);
      const { details: evaluationDetails, results } = scored;
      const record = {
        id: 1,
        side,
        status: 'COMPLETE',
        ...about,
        ...results,
        evaluationDetails,
        release: scored.release,
      };
      const value = tagEntity(record, 'evaluation');
      const [found] = decidedRecords([{ kind: 'data', value }], { page: release, decisions });
      const outcome =
        found && outcomeOfRecord(found, { release: decisions, scope: scopeOf(release, {}), locale: 'en' });
      return { name, results, found: found?.hash, differing: outcome?.differing, explained: outcome?.explained };
    }),
  );

  for (const { name, results, found, differing, explained } of compared) {
    expect([name, explained && resultsOf(explained), found, differing]).toEqual([name, results, release.hash, []]);
  }
  expect(compared.length).toBeGreaterThan(10);
});

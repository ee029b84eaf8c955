import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { importForeign } from '#compiler';
import type { SentChange } from '#server/testing';
import { eachPortal } from '../../portal/testing/eachPortal.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { liveHash } from '../../portal/testing/publishing.ts';
import { nameOfPath } from '../../server/releases/definitionPath.ts';
import { formats, hostileFilesOf } from '../import/hostileQuestionnaires.ts';
import { hostile } from '../import/hostileSchemas.ts';

/** Maximum time in milliseconds for which a server may be blocked. */
const most = 50;
/** Other processes can delay the server, but not in every attempt. */
const attempts = 5;
const foreign = 'https://json-schema.org/draft/2020-12/schema';

/** Unusual schemas that are as good as any other. */
const harmless: ReadonlySet<string> = new Set([
  ...['objects 90 levels deep', '5,000 properties', 'a text of 100,000 letters', 'a very long pattern'],
  ...['names of prototypes', 'no properties', 'properties: {}', 'a value instead of a record', 'false'],
]);

/** Returns two hundred sets of changes: definitions of imported files, and foreign schemas without a translation. */
function hostileChanges(): readonly (readonly [reason: string, changes: readonly SentChange[]])[] {
  const questionnaires = Object.entries(formats).flatMap(([format, shape]) =>
    hostileFilesOf(format, shape).map(([reason, json]) => ({ reason: `${format}, ${reason}`, format, json })),
  );
  const large = questionnaires.filter(({ reason }) => /[0-9]{2,}/.test(reason));
  const imported = large.flatMap(({ reason, format, json }) => {
    const text = JSON.stringify(json);
    const result = importForeign({
      text,
      format,
      id: 'hostile',
      folder: 'unsorted',
      allow: 'signed-in',
      check: () => [],
    });
    if ('problem' in result) return [];
    const changes = result.files.flatMap(({ path, text: written }): SentChange[] => {
      const name = nameOfPath(path);
      return name === undefined ? [] : [{ ...name, text: written }];
    });
    return [[reason, changes] as const];
  });
  const refused = hostile.filter(([reason]) => !harmless.has(reason)).slice(0, 200 - imported.length);
  const accepted = hostile.filter(([reason]) => harmless.has(reason));
  const schemas = [...refused, ...accepted].map(([reason, schema]) => {
    const text = JSON.stringify({ $schema: foreign, title: 'Hostile', ...Object(schema) });
    return [`schema, ${reason}`, [{ kind: 'entity', definition: 'hostile', text }]] as const;
  });
  return [...imported, ...schemas];
}

eachPortal('two hundred hostile definitions that are sent to a server', (opened) => {
  test(`each get a finding, if they are not as good as any other, and keep others waiting for ${most} ms at most`, async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    const base = await liveHash(portal);
    const sets = hostileChanges();
    const faults: unknown[] = [];
    for (const [reason, changes] of sets) {
      const delays: number[] = [];
      while (delays.length < attempts && !delays.some((delay) => delay <= most)) {
        const delay = monitorEventLoopDelay({ resolution: 1 });
        delay.enable();
        const { status, json } = await portal.call('POST', '/releases/dry-run', { token, body: { base, changes } });
        delay.disable();
        delays.push(delay.max / 1e6);
        const isFound = status === 400 || status === 413 || Object(json).errors?.length > 0;
        const isHarmless = reason.startsWith('schema, ') && harmless.has(reason.slice('schema, '.length));
        if (isFound === isHarmless) faults.push([reason, status, json]);
      }
      if (delays.every((one) => one > most)) faults.push([reason, delays]);
    }

    expect(faults).toEqual([]);
    expect(sets.length).toBeGreaterThanOrEqual(200);
  });
});

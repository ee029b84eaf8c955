import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileRelease, loadSet } from '#compiler';
import { isRecord } from '#engine';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { root } from '../boundaries/sourceFiles.ts';

test.each(['definitions', join('examples', 'lending-library'), join('examples', 'street-market')])(
  'the places of rules and events in a release of %s are those in its definitions, as refusals name them',
  (folder) => {
    const { set } = loadSet(readDefinitionFiles(join(root, folder)));
    const { entities, lifecycles } = compileRelease(set.definitions);
    const written = (kind: string, id: string, word: string, name: string): unknown => {
      const json = set.definitions.find((one) => one.kind === kind && one.id === id)?.json;
      const list = isRecord(json) ? json[word] : undefined;
      return Array.isArray(list) ? list.map((one) => (isRecord(one) ? one[name] : undefined)) : [];
    };

    for (const { id, rules } of Object.values(entities)) {
      expect(rules.map(({ rule }) => rule)).toEqual(written('entity', id, 'rules', 'rule'));
    }
    for (const { id, events } of Object.values(lifecycles)) {
      expect(events.map(({ on }) => on)).toEqual(written('lifecycle', id, 'events', 'on'));
    }
  },
);

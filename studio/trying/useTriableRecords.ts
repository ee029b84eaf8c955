import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { completeResult, isRecord, readPath, type Scope } from '#engine';
import { useRuntime, useScope, useText } from '#renderer/host';
import { useDefinitions } from '../data/useStudioData.ts';
import { readJson } from '../wording/readJson.ts';
import { readExamples } from './readExamples.ts';

/** A record that an expression can be tried on. */
export interface TriableRecord {
  readonly key: string;
  readonly label: string;
  readonly kind: 'example' | 'record';
  readonly record: Readonly<Record<string, unknown>>;
}

/** Maximum number of stored records that are offered. Others are found by words. */
const most = 50;

interface TriableInput {
  readonly hash: string;
  readonly entity: string;
  /** What the records are searched for, if the entity has a finder. */
  readonly typed: string;
  /** Evaluates the expressions of examples. */
  readonly scope: Scope;
}

/**
 * The examples of an entity, and its stored records that the user can read: the first ones of a list, or those that a
 * search of the portal finds. Records have their computed properties, as on a page.
 */
export function useTriableRecords({ hash, entity, typed, scope }: TriableInput) {
  const { release, adapter } = useRuntime();
  const text = useText();
  // The page has the parsed texts and computed properties of its release.
  const around = useScope();
  const model = release.entities[entity];
  const finder = model?.find?.find(({ list }) => Object.hasOwn(release.operations, list));
  const words = finder === undefined ? '' : typed.trim();
  const list =
    words === ''
      ? Object.values(release.operations).find(
          ({ method, parameters, result }) =>
            method === 'GET' && parameters.length === 0 && result.shape === 'page' && result.type === entity,
        )
      : release.operations[finder?.list ?? ''];
  const found = useQuery({
    queryKey: ['studio', 'triable', list?.id, words],
    queryFn: () =>
      adapter.run(list?.id ?? '', { page: 0, size: most, ...(words === '' ? {} : { [finder?.by ?? '']: words }) }),
    enabled: list !== undefined,
    retry: false,
  });
  const file = useDefinitions(hash, [{ kind: 'examples', definition: `entity/${entity}` }]);
  const written = [...file.values()][0];
  const examples = useMemo(
    () =>
      readExamples(written === undefined ? undefined : readJson(written), scope).map(
        ({ name, record }): TriableRecord => ({ key: `example ${name}`, label: name, kind: 'example', record }),
      ),
    [written, scope],
  );
  const records = useMemo(() => {
    const result =
      list === undefined || found.data === undefined
        ? undefined
        : completeResult({ operation: list, result: found.data, scope: around, release, keeps: true });
    const rows = isRecord(result) && Array.isArray(result['content']) ? result['content'] : result;
    return (Array.isArray(rows) ? rows.filter(isRecord) : []).map((record, index): TriableRecord => {
      const key = String(readPath(record, model?.key ?? '') ?? index);
      const title = text(model?.display, undefined, { ...around, variables: { ...record, this: record } });
      return { key: `record ${key}`, label: title === '' ? key : title, kind: 'record', record };
    });
  }, [found.data, list, model, release, around, text]);
  return { examples, records, error: found.error, isSearchable: finder !== undefined };
}

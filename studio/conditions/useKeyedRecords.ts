import { useQuery } from '@tanstack/react-query';
import { isRecord } from '#engine';
import { useRuntime } from '#renderer/host';
import { useOpenDraft } from '../draft/DraftsProvider.tsx';
import { readJson } from '../wording/readJson.ts';

/** Records of an entity that are chosen from a list. */
export interface KeyedRecords {
  /** What one of them is called. */
  readonly title: string;
  readonly records: readonly { readonly key: string | number; readonly label: string }[];
}

/** As many as a list can show. */
const most = 100;

/** Finds the list of the records that have this property as their key, in an entity other than the given one. */
export function useListOf(): (
  key: string,
  entity: string,
) => { readonly other: string; readonly list: string } | undefined {
  const { release } = useRuntime();
  return (key, entity) => {
    const others = Object.values(release.entities).filter((one) => one.key === key && one.id !== entity);
    const [found] = others.flatMap(({ id: other }) => {
      const list = Object.values(release.operations).find(
        ({ method, parameters, result }) =>
          method === 'GET' && parameters.length === 0 && result.shape === 'page' && result.type === other,
      );
      return list === undefined ? [] : [{ other, list: list.id }];
    });
    return found;
  };
}

/**
 * The records whose key a property of an entity holds, such as the companies of `companyId`. Undefined where no list
 * returns them, and while they are loaded.
 */
export function useKeyedRecords(key: string | undefined, entity: string): KeyedRecords | undefined {
  const { adapter } = useRuntime();
  const listOf = useListOf();
  const found = key === undefined ? undefined : listOf(key, entity);
  const draft = useOpenDraft(found === undefined ? undefined : { kind: 'entity', definition: found.other });
  const { data } = useQuery({
    queryKey: ['studio', 'records', found?.list],
    queryFn: () => adapter.run(found?.list ?? '', { page: 0, size: most }),
    enabled: found !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const json = draft === undefined ? undefined : readJson(draft.text);
  if (key === undefined || found === undefined || !isRecord(json)) return undefined;
  if (!isRecord(data) || !Array.isArray(data['content'])) return undefined;
  const display = String(json['display'] ?? `{${key}}`);
  const records = data['content'].filter(isRecord).flatMap((record) => {
    const value = record[key];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return [
      { key: value, label: display.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(record[name] ?? '')) },
    ];
  });
  return { title: String(json['title'] ?? found.other), records };
}

import { useQuery } from '@tanstack/react-query';
import { isRecord } from '#engine';
import { useRuntime } from '#renderer/host';
import { useOpenDraft } from '../draft/DraftsProvider.tsx';
import { readJson } from '../wording/readJson.ts';

/** Records that users belong to, such as the companies of a user. */
interface UserRecords {
  /** Path of the user that names their records, `user.companyIds`. */
  readonly path: string;
  /** What one of them is called. */
  readonly title: string;
  readonly records: readonly { readonly key: string | number; readonly label: string }[];
}

/** As many as a list can show. */
const most = 100;

/**
 * The records that the users of an entity belong to, by its owners: an owner path that is the key of another entity,
 * which a list returns. Undefined where there are none, and while they are loaded.
 */
export function useUserRecords(entity: string): UserRecords | undefined {
  const { release, adapter } = useRuntime();
  const owners = Object.values(release.entities[entity]?.owners ?? {}).flatMap((paths) => Object.entries(paths));
  const [found] = owners.flatMap(([key, path]) => {
    const others = Object.values(release.entities).filter((one) => one.key === key && one.id !== entity);
    return others.flatMap(({ id: other }) => {
      const list = Object.values(release.operations).find(
        ({ method, parameters, result }) =>
          method === 'GET' && parameters.length === 0 && result.shape === 'page' && result.type === other,
      );
      return list === undefined ? [] : [{ key, path, other, list: list.id }];
    });
  });
  const draft = useOpenDraft(found === undefined ? undefined : { kind: 'entity', definition: found.other });
  const { data } = useQuery({
    queryKey: ['studio', 'records', found?.list],
    queryFn: () => adapter.run(found?.list ?? '', { page: 0, size: most }),
    enabled: found !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const json = draft === undefined ? undefined : readJson(draft.text);
  if (found === undefined || !isRecord(json) || !isRecord(data) || !Array.isArray(data['content'])) return undefined;
  const display = String(json['display'] ?? `{${found.key}}`);
  const records = data['content'].filter(isRecord).flatMap((record) => {
    const key = record[found.key];
    if (typeof key !== 'string' && typeof key !== 'number') return [];
    return [{ key, label: display.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(record[name] ?? '')) }];
  });
  return { path: found.path, title: String(json['title'] ?? found.other), records };
}

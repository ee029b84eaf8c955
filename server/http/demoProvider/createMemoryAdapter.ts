import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  readonly payload: AdapterPayload;
  readonly until: number;
}

/** Limit of stored entries. The oldest ones are evicted first. */
const most = 5000;

/** Stores the demo provider's tokens and sessions in memory until they expire. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, Kept>();
  const find = async (key: string): Promise<AdapterPayload | undefined> => {
    const found = kept.get(key);
    if (found !== undefined && found.until > Date.now()) return found.payload;
    kept.delete(key);
    return undefined;
  };
  const findBy = async (
    model: string,
    name: 'uid' | 'userCode',
    value: string,
  ): Promise<AdapterPayload | undefined> => {
    const keys = [...kept.keys()].filter((key) => key.startsWith(`${model}:`));
    const key = keys.find((one) => kept.get(one)?.payload[name] === value);
    return key === undefined ? undefined : find(key);
  };
  return (model) => ({
    upsert: async (id, payload, seconds = 600) => {
      kept.set(`${model}:${id}`, { payload, until: Date.now() + seconds * 1000 });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    // Sessions are not stored, so that the next sign-in can be as another user.
    find: (id) => (model === 'Session' ? Promise.resolve(undefined) : find(`${model}:${id}`)),
    findByUid: (uid) => findBy(model, 'uid', uid),
    findByUserCode: (code) => findBy(model, 'userCode', code),
    consume: async (id) => {
      const found = kept.get(`${model}:${id}`);
      if (found !== undefined) found.payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void kept.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}

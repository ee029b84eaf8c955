import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  readonly payload: AdapterPayload;
  readonly until: number;
}

/** More sign-ins than this at a time nobody tries out; the oldest are forgotten first. */
const most = 5000;

/** Keeps what the demo provider hands out as long as it counts, in this process alone. */
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
    // Nobody stays signed in there: whoever tries the portal out wants to be somebody else the next time.
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

import type { Sending } from './browserSide.ts';

/** Calls with shared values: thousands of them have the same record or list of options. */
export interface PackedCalls {
  readonly shared: readonly unknown[];
  /** Indexes into the shared values by name, one record for each call. */
  readonly calls: readonly Readonly<Record<string, number>>[];
}

/** Packs calls to pass them into a page. */
export function packCalls(sendings: readonly Sending[]): PackedCalls {
  const places = new Map<string, number>();
  const shared: unknown[] = [];
  const placeOf = (value: unknown): number => {
    const text = JSON.stringify(value);
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, shared.length);
    return shared.push(value) - 1;
  };
  const calls = sendings.map((sending) =>
    Object.fromEntries(Object.entries(sending).map(([name, value]) => [name, placeOf(value)])),
  );
  return { shared, calls };
}

/** Returns the calls that were packed. */
export function unpackCalls({ shared, calls }: PackedCalls): readonly Sending[] {
  return calls.map((call) => {
    const entries = Object.entries(call).map(([name, place]) => [name, shared[place]] as const);
    const sending: Sending = Object.assign({}, emptySending, Object.fromEntries(entries));
    return sending;
  });
}

const emptySending: Sending = {
  operation: '',
  params: {},
  query: {},
  body: undefined,
  user: { signedIn: false, roles: [], functionalIds: [], companyIds: [] },
  missing: false,
  chosen: {},
  offered: {},
  brought: {},
  locale: 'en',
  today: '',
  now: '',
};

/**
 * Which elements of one definition are to be walked and which were, and where a function differs from the definition.
 */
export interface Ledger {
  readonly title: string;
  /** Adds an element that must be walked. */
  want(kind: string, name: string): void;
  cover(kind: string, name: string): void;
  /** Reports that a function differs from the definition. */
  fault(message: string): void;
  /** Elements that were not walked, as `kind name`. */
  open(): readonly string[];
  faults(): readonly string[];
  /** Number of elements that were walked, by kind. */
  counts(): ReadonlyMap<string, { readonly walked: number; readonly wanted: number }>;
  /** A summary: `wizard new-book: 6/6 steps, 2/2 branches`. */
  line(): string;
}

/** Creates the ledger of one definition. */
export function createLedger(title: string): Ledger {
  const wanted = new Map<string, Set<string>>();
  const walked = new Map<string, Set<string>>();
  const faults = new Set<string>();
  const note = (table: Map<string, Set<string>>, kind: string, name: string): void => {
    table.set(kind, (table.get(kind) ?? new Set()).add(name));
  };
  const counts = () =>
    new Map(
      [...wanted].map(([kind, names]) => {
        const seen = [...names].filter((name) => walked.get(kind)?.has(name) === true).length;
        return [kind, { walked: seen, wanted: names.size }] as const;
      }),
    );
  return {
    title,
    want: (kind, name) => note(wanted, kind, name),
    cover: (kind, name) => note(walked, kind, name),
    fault: (message) => faults.add(message),
    open: () =>
      [...wanted].flatMap(([kind, names]) =>
        [...names].filter((name) => walked.get(kind)?.has(name) !== true).map((name) => `${kind} ${name}`),
      ),
    faults: () => [...faults],
    counts,
    line: () =>
      `${title}: ${[...counts()].map(([kind, count]) => `${count.walked}/${count.wanted} ${kind}`).join(', ')}`,
  };
}

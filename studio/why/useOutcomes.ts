import { useQuery } from '@tanstack/react-query';
import { OperationError, type Release, type Text } from '#engine';
import { type Subject, useRuntime, useScope, useText } from '#renderer/host';
import { type DecidedRecord, decidedRecords, type Outcome, outcomeOfRecord, outcomesOfFlows } from './outcomesOf.ts';

/** What the drawer says about a result. */
export type FoundOutcome =
  | { readonly state: 'explained'; readonly outcome: Outcome; readonly hash: string | undefined }
  | { readonly state: 'lost'; readonly hash: string; readonly key: string };

/**
 * Explains the results of the records and questionnaires on the page. The flows of the release under which a record was
 * decided are loaded, and evaluated here as the server has done.
 */
export function useOutcomes(subjects: readonly Subject[]): {
  readonly news: readonly FoundOutcome[];
  readonly isFailed: boolean;
} {
  const runtime = useRuntime();
  const scope = useScope();
  const text = useText();
  const { release: page, loadDecisions, locale } = runtime;
  const data = subjects.flatMap((one) => (one.kind === 'data' ? [one.value] : []));
  const { data: found = [], isError } = useQuery({
    queryKey: ['why', 'decisions', page.hash, data],
    queryFn: async () => {
      const decisions = (await loadDecisions?.(page.hash).catch(refusedAs(page))) ?? page;
      return Promise.all(decidedRecords(subjects, { page, decisions }).map((record) => explain(record, decisions)));
    },
    enabled: data.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const known = new Set(found.map((one) => (one.state === 'explained' ? one.outcome.flow.id : '')));
  const write = (title: Text): string => text(title);
  const ofFlows = outcomesOfFlows(subjects, { release: page, write }).filter(({ flow }) => !known.has(flow.id));
  const further = ofFlows.map((outcome) => ({ state: 'explained' as const, outcome, hash: page.hash }));
  return { news: [...found, ...further], isFailed: isError };

  async function explain(found: DecidedRecord, live: Release): Promise<FoundOutcome> {
    const { key, hash = page.hash, source } = found;
    const release = hash === page.hash ? live : await loadDecisions?.(hash).catch(refusedAs(undefined));
    // A flow that is no bank is in the release of the page too.
    const hasFlow = release !== undefined && Object.hasOwn(release.flows, source.flow);
    const own = hasFlow ? release : hash === page.hash ? page : undefined;
    const outcome = own && outcomeOfRecord(found, { release: own, scope, locale });
    return outcome === undefined ? { state: 'lost', hash, key } : { state: 'explained', outcome, hash: found.hash };
  }
}

/** A release that is not kept, or that a preview may not read. */
function refusedAs<Other>(other: Other): (error: unknown) => Other {
  return (error) => {
    if (error instanceof OperationError && error.status < 500) return other;
    throw error;
  };
}

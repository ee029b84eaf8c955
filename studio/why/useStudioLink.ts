import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '#renderer/host';
import { useCaller, useMay } from '../data/useStudioData.ts';
import type { WhyEntry, WhyGroup } from './entriesOf.ts';
import { locateProperty } from './locate.ts';
import { type RuleLocation, ruleLocation } from './ruleLocation.ts';
import { useStudioAddress } from './useStudioAddress.ts';

interface LinkedRule extends RuleLocation {
  /** Address of the place in the studio. */
  readonly href: string;
}

/** Where a rule is written, for those who may read definitions. Undefined for others, and while it is looked up. */
export function useStudioLink(group: WhyGroup, entry: WhyEntry, word: string): LinkedRule | undefined {
  const { release } = useRuntime();
  const may = useMay();
  const call = useCaller();
  const { definition, subject } = group;
  const { location } = entry;
  const addressOf = useStudioAddress();
  const entity = subject.kind === 'form' ? subject.form.of : undefined;
  const hash = release.hash;
  const { data } = useQuery({
    queryKey: ['studio', 'rule', hash, definition?.kind, definition?.definition, entity, entry.name, word, location],
    queryFn: async () => {
      const read = async (name: { readonly kind: string; readonly definition: string }) =>
        (await call('releases.definition', { hash, ...name })).text;
      if (location !== undefined) return (await locateProperty(location, word, read)) ?? null;
      if (definition === undefined) return null;
      const text = await read(definition);
      const inherited = entity === undefined ? undefined : await read({ kind: 'entity', definition: entity });
      const place = { definition, text, name: entry.name, word };
      return ruleLocation(entity === undefined ? place : { ...place, entity: { id: entity, text: inherited } });
    },
    enabled: (definition ?? location) !== undefined && addressOf !== undefined && may('releases.definition'),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (data === undefined || data === null || addressOf === undefined) return undefined;
  return { ...data, href: addressOf(data) };
}

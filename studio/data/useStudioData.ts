import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRuntime } from '#renderer/host';
import { type Caller, createCaller, type DefinitionName, keyOf, type StudioOperation } from './operations.ts';

/** How often others' drafts and publications are looked for, in ms. */
const lookEvery = 8000;

export function useCaller(): Caller {
  const { adapter } = useRuntime();
  return useMemo(() => createCaller(adapter), [adapter]);
}

/** Whether the person may call an operation of the studio, which decides what is offered; the server decides again. */
export function useMay(): (operation: StudioOperation) => boolean {
  const { release } = useRuntime();
  return (operation) => Object.hasOwn(release.operations, operation);
}

/** The latest publications, the newest first. */
export function useReleases() {
  const call = useCaller();
  return useQuery({
    queryKey: ['studio', 'releases'],
    queryFn: async () => (await call('releases.list', { page: 0, size: 20 })).content,
    refetchInterval: lookEvery * 2,
  });
}

export function useDrafts() {
  const call = useCaller();
  return useQuery({
    queryKey: ['studio', 'drafts'],
    queryFn: () => call('releases.drafts'),
    refetchInterval: lookEvery,
  });
}

/** Publications at a time: those that wait, the next one first, and those that have ended last. */
export function useScheduled() {
  const call = useCaller();
  const may = useMay();
  return useQuery({
    queryKey: ['studio', 'scheduled'],
    queryFn: () => call('releases.scheduled'),
    enabled: may('releases.scheduled'),
    refetchInterval: lookEvery,
  });
}

/** Work that was started under older releases, and what was moved of it. */
export function useStartedWork(hash: string) {
  const call = useCaller();
  const may = useMay();
  return useQuery({
    queryKey: ['studio', 'begun', hash],
    queryFn: async () => ({ groups: await call('releases.begun'), moves: await call('releases.moves') }),
    enabled: may('releases.begun'),
    refetchInterval: lookEvery,
  });
}

/** Definitions of the live release, those with the text in them when there is one. */
export function useFound(hash: string | undefined, text: string) {
  const call = useCaller();
  return useQuery({
    queryKey: ['studio', 'find', hash, text],
    queryFn: () => call('releases.find', { hash, ...(text === '' ? {} : { text }) }),
    enabled: hash !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
}

export function useUses(hash: string | undefined, { kind, definition }: DefinitionName) {
  const call = useCaller();
  return useQuery({
    queryKey: ['studio', 'uses', hash, kind, definition],
    queryFn: () => call('releases.uses', { hash, kind, definition }),
    enabled: hash !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Texts of definitions of a release by kind and name; without those that are being loaded or are not in it. */
export function useDefinitions(hash: string, names: readonly DefinitionName[]): ReadonlyMap<string, string> {
  const call = useCaller();
  const distinct = [
    ...new Map(names.map(({ kind, definition }) => [keyOf({ kind, definition }), { kind, definition }])),
  ];
  const answers = useQueries({
    queries: distinct.map(([, name]) => ({
      queryKey: ['studio', 'definition', hash, name.kind, name.definition],
      queryFn: async () => (await call('releases.definition', { hash, ...name })).text,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  return new Map(
    distinct.flatMap(([key], index) => {
      const text = answers[index]?.data;
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
}

/** Every text of a release with its translation into a language. */
export function useTexts(hash: string, locale: string | undefined) {
  const call = useCaller();
  return useQuery({
    queryKey: ['studio', 'texts', hash, locale],
    queryFn: () => call('releases.texts', { hash, locale }),
    enabled: locale !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The meta-schema of a kind; undefined while it is loaded, and for what has none of its own. */
export function useSchema(kind: string) {
  const call = useCaller();
  return useQuery({
    queryKey: ['studio', 'schema', kind],
    queryFn: async (): Promise<unknown> => JSON.parse((await call('releases.schema', { kind })).schema),
    enabled: kind !== 'locale',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

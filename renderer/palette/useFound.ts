import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { completeResult, type EntityModel, hrefOf, isRecord, readPath } from '#engine';
import type { FinderModel } from '#engine/kinds/entity';
import { canRun, findAvailability } from '../calls/availability.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { extendScope } from '../scope/extendScope.ts';
import { useScope } from '../scope/useScope.ts';
import { useText } from '../texts/useText.ts';
import { rowsOf } from '../values/rowsOf.ts';

export interface FoundRecord {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

export interface FoundGroup {
  readonly entity: string;
  readonly title: string;
  readonly records: readonly FoundRecord[];
}

export interface Found {
  readonly groups: readonly FoundGroup[];
  readonly isPending: boolean;
  readonly isFailed: boolean;
}

/** A shorter search text would find too many records. */
const fewestLetters = 2;

/** Maximum number of shown records per entity. */
const mostShown = 6;

/** Milliseconds between the last key and the request. */
const pause = 120;

/** Returns the records that match a search text, of every entity with a finder that the user may use. */
export function useFound(typed: string): Found {
  const { release, adapter, user, locale } = useRuntime();
  const scope = useScope();
  const text = useText();
  const finders = useFinders();
  const words = usePaused(typed.trim());
  const isAsked = words.length >= fewestLetters;
  const answers = useQueries({
    queries: finders.map(({ finder }) => ({
      queryKey: ['palette', user.email ?? '', locale, finder.list, words],
      queryFn: () => adapter.run(finder.list, { [finder.by]: words, ...sizeOf(finder.list) }),
      enabled: isAsked,
      retry: false,
      staleTime: 10_000,
      placeholderData: keepPreviousData,
    })),
  });
  const wanted = typed.trim();
  const isPending =
    wanted.length >= fewestLetters && (wanted !== words || answers.some(({ isFetching }) => isFetching));
  if (!isAsked) return { groups: [], isPending, isFailed: false };
  const groups = finders.map(({ entity, finder }, index): FoundGroup => {
    const operation = release.operations[finder.list];
    const answer = answers[index]?.data;
    const result =
      operation === undefined || answer === undefined
        ? undefined
        : completeResult({ operation, result: answer, scope, release, keeps: true });
    const records = rowsOf(isRecord(result) ? result['content'] : result).slice(0, mostShown);
    return {
      entity: entity.id,
      title: text(entity.title),
      records: records.flatMap((record): FoundRecord[] => {
        const inner = extendScope(scope, { ...record, this: record });
        const href =
          finder.press.target.verb === 'go'
            ? hrefOf(finder.press.target.screen, finder.press.with, inner, release)
            : undefined;
        if (href === undefined) return [];
        const key = String(readPath(record, entity.key ?? '') ?? href);
        return [
          {
            key,
            href,
            title: text(entity.display, undefined, inner) || key,
            text: text(finder.text, undefined, inner),
          },
        ];
      }),
    };
  });
  return {
    groups: groups.filter(({ records }) => records.length > 0),
    isPending,
    isFailed: answers.some(({ isError }) => isError),
  };

  function sizeOf(list: string): object {
    return release.operations[list]?.result.shape === 'page' ? { size: mostShown, page: 0 } : {};
  }
}

/** Returns the first finder of each entity whose operation and screen the user may use. */
function useFinders(): readonly { readonly entity: EntityModel; readonly finder: FinderModel }[] {
  const runtime = useRuntime();
  const scope = useScope();
  const { release } = runtime;
  return useMemo(
    () =>
      Object.values(release.entities).flatMap((entity) => {
        const finder = entity.find?.find(({ list, press }) => {
          const operation = release.operations[list];
          if (operation === undefined || !canRun(operation, scope, release)) return false;
          return findAvailability(press, scope, runtime).state === 'open';
        });
        return finder === undefined ? [] : [{ entity, finder }];
      }),
    [release, scope, runtime],
  );
}

/** Returns a text after it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(text), pause);
    return () => window.clearTimeout(timer);
  }, [text]);
  return paused;
}

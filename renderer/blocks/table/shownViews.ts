import { useMemo } from 'react';
import { resolveTemplate } from '#engine';
import type { TableBlockModel, TableViewModel } from '#engine/blocks/table';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { useScope } from '../../scope/useScope.ts';
import { useText } from '../../texts/useText.ts';
import type { Filters } from './useTableState.ts';

/** A view with the current values of its filters. */
export interface ShownView {
  readonly name: string;
  readonly title: string;
  readonly filters: Filters;
  readonly sort?: string;
}

const none: readonly TableViewModel[] = [];

/** Returns the views of a table's definition. A filter without a value is left out. */
export function useShownViews({ views = none }: TableBlockModel): readonly ShownView[] {
  const scope = useScope();
  const text = useText();
  const { policies } = useRuntime().release.access;
  return useMemo(
    () =>
      views.map(({ name, title, filter, sort }) => {
        const filters = Object.entries(filter)
          .map(([path, value]) => [path, resolveTemplate(value, scope, policies)] as const)
          .filter(([, value]) => value !== undefined && value !== null && value !== '');
        const shown = { name, title: text(title), filters: Object.fromEntries(filters) };
        return sort === undefined ? shown : { ...shown, sort };
      }),
    [views, scope, text, policies],
  );
}

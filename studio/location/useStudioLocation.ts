import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DefinitionName } from '../data/operations.ts';

export type StudioArea = 'overview' | 'definitions' | 'languages' | 'preview' | 'changes';
export type DraftView = 'canvas' | 'table' | 'texts' | 'json' | 'difference' | 'uses';

const areas: readonly string[] = ['overview', 'definitions', 'languages', 'preview', 'changes'] satisfies StudioArea[];
const views: readonly string[] = ['canvas', 'table', 'texts', 'json', 'difference', 'uses'] satisfies DraftView[];

/** A page whose address changes in other parameters is made anew, with all that was open in it and the focus. */
const prefix = 'studio.';

/** What is open in the studio; the address of the page says it, so that a reload and a link keep it. */
export interface StudioLocation {
  readonly area: StudioArea;
  readonly name: DefinitionName | undefined;
  readonly view: DraftView | undefined;
  /** JSON Pointer of the part that is selected. */
  readonly pointer: string;
  /** Something was published just now; a page that takes the new release is made anew, and still says so. */
  readonly isPublished: boolean;
  readonly showPublished: (isPublished: boolean) => void;
  readonly showArea: (area: StudioArea) => void;
  readonly show: (name: DefinitionName | undefined, to?: { view?: DraftView; pointer?: string }) => void;
  readonly showView: (view: DraftView) => void;
  readonly select: (pointer: string) => void;
}

export function useStudioLocation(): StudioLocation {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (values: Readonly<Record<string, string | undefined>>, replace = false) => {
      // What has changed since the last rendering is in the address already.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined || value === '') next.delete(prefix + name);
        else next.set(prefix + name, value);
      }
      setParams(next, { replace });
    },
    [setParams],
  );
  const kind = params.get(`${prefix}kind`);
  const definition = params.get(`${prefix}definition`);
  const area = params.get(`${prefix}area`) ?? 'overview';
  const view = params.get(`${prefix}view`) ?? '';
  const name = useMemo(
    () => (kind === null || definition === null ? undefined : { kind, definition }),
    [kind, definition],
  );
  return {
    area: areas.includes(area) ? (area as StudioArea) : 'overview',
    name,
    view: views.includes(view) ? (view as DraftView) : undefined,
    pointer: params.get(`${prefix}at`) ?? '',
    isPublished: params.has(`${prefix}published`),
    showPublished: (is) => change({ published: is ? 'yes' : undefined }, true),
    showArea: (next) => change({ area: next, published: undefined }),
    show: (name, to = {}) =>
      change({
        area: 'definitions',
        published: undefined,
        kind: name?.kind,
        definition: name?.definition,
        at: to.pointer,
        ...(to.view === undefined ? {} : { view: to.view }),
      }),
    showView: (next) => change({ view: next }, true),
    select: (pointer) => {
      const now = new URLSearchParams(window.location.search);
      // A definition that was opened since has other parts.
      const isOpen = now.get(`${prefix}kind`) === kind && now.get(`${prefix}definition`) === definition;
      if (isOpen) change({ at: pointer }, true);
    },
  };
}

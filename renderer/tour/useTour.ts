import { useMemo } from 'react';
import { hrefOf, menuOf } from '#engine';
import type { TourStopModel } from '#engine/kinds/menu';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';

/** A tour in the language of the page. */
export interface Tour {
  readonly stops: readonly { readonly place: string | undefined; readonly title: string; readonly text: string }[];
  readonly words: { readonly next: string; readonly back: string; readonly done: string; readonly close: string };
  /** "2 of 5" */
  readonly progress: string;
}

const places: Readonly<Record<TourStopModel['at'], string | undefined>> = {
  page: '#main',
  menu: 'nav',
  search: '[data-tour="search"]',
  account: '[data-tour="account"]',
};

/** Returns the tour that the user's menu defines; undefined if there is none. */
export function useTour(): Tour | undefined {
  const { release, user } = useRuntime();
  const scope = useScope();
  const text = useText();
  const say = useEngineText();
  return useMemo(() => {
    const stops = menuOf(user, release)?.tour;
    if (stops === undefined) return undefined;
    const placeOf = ({ at, entry }: TourStopModel): string | undefined => {
      const href = entry === undefined ? undefined : hrefOf(entry, {}, scope, release);
      return href === undefined ? places[at] : `nav a[href="${CSS.escape(href)}"]`;
    };
    return {
      stops: stops.map((stop) => ({ place: placeOf(stop), title: text(stop.title), text: text(stop.text) })),
      words: { next: say('next'), back: say('back'), done: say('tour.done'), close: say('close') },
      progress: say('progress', { value: '{{current}}', count: '{{total}}' }),
    };
  }, [release, user, scope, text, say]);
}

import { totalOf } from '#engine';
import { useEngineText } from '../texts/useEngineText.ts';

/** A notice that a list contains only the first rows of many. */
export function TruncatedNotice({ list }: { readonly list: unknown }) {
  const say = useEngineText();
  const total = totalOf(list);
  return total === undefined || !Array.isArray(list) ? null : (
    <p role="note">{say('listCut', { count: list.length, total })}</p>
  );
}

import { totalOf } from '#engine';
import { useEngineText } from '../texts/useEngineText.ts';

/** Says of a list that it holds only the first rows of many. */
export function TruncatedNotice({ list }: { readonly list: unknown }) {
  const say = useEngineText();
  const total = totalOf(list);
  return total === undefined || !Array.isArray(list) ? null : (
    <p role="note">{say('listCut', { count: list.length, total })}</p>
  );
}

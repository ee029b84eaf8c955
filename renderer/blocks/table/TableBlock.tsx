import { type CallModel, isAllowed } from '#engine';
import type { TableBlockModel } from '#engine/blocks/table';
import { SourceGate } from '../../body/SourceGate.tsx';
import { useResolvedSource } from '../../body/useSource.ts';
import { isCall } from '../../calls/isCall.ts';
import { useRuntime } from '../../contexts/useRuntime.ts';
import type { BlockProps } from '../BlockProps.ts';
import { LocalTable } from './LocalTable.tsx';
import { ServedTable } from './ServedTable.tsx';
import { areStatic } from './useColumns.ts';

/**
 * Renders records as rows. They are sorted, filtered and paginated by the server if its response is a page, otherwise
 * in the browser.
 */
export function TableBlock({ block }: BlockProps<TableBlockModel>) {
  const { release, user, expressions } = useRuntime();
  const data = useResolvedSource(block.data);
  const paged = isCall(data) && isPaged(data) ? data : undefined;
  if (!isAllowed(block.allow, { user, expressions }, release)) return null;
  if (areStatic(block.fields)) {
    return paged ? <ServedTable key={paged.run} block={block} call={paged} /> : <LocalTable block={block} />;
  }
  return (
    <SourceGate source={block.fields.each.from}>
      {(items) =>
        paged ? (
          <ServedTable key={paged.run} block={block} call={paged} items={items} />
        ) : (
          <LocalTable block={block} items={items} />
        )
      }
    </SourceGate>
  );

  function isPaged(call: CallModel): boolean {
    return release.operations[call.run]?.result.shape === 'page';
  }
}

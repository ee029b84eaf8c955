import '../blocks.css';
import type { CSSProperties } from 'react';
import type { ColumnsBlockModel } from '#engine/blocks/columns';
import { Block, useShownBlocks } from '../../body/Blocks.tsx';
import type { BlockProps } from '../BlockProps.ts';

/** Renders blocks in columns, which are stacked on a narrow screen. */
export function ColumnsBlock({ block }: BlockProps<ColumnsBlockModel>) {
  const shown = useShownBlocks(block.body);
  // The other blocks take the width of a hidden block.
  const widths = shown.map((inner) => `minmax(0, ${block.share?.[block.body.indexOf(inner)] ?? 1}fr)`);
  const columns: CSSProperties & { readonly '--columns': string } = { '--columns': widths.join(' ') || 'none' };
  return (
    <div className="columns" style={columns}>
      {shown.map((inner) => (
        <Block key={inner.name} block={inner} />
      ))}
    </div>
  );
}

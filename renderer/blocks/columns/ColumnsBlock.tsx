import '../blocks.css';
import type { CSSProperties } from 'react';
import type { ColumnsBlockModel } from '#engine/blocks/columns';
import { Block, useShownBlocks } from '../../body/Blocks.tsx';
import type { BlockProps } from '../BlockProps.ts';

/** Blocks beside each other, below each other where the width ends. */
export function ColumnsBlock({ block }: BlockProps<ColumnsBlockModel>) {
  const shown = useShownBlocks(block.body);
  // A block that is not shown leaves its share to the others.
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

import '../blocks.css';
import type { CSSProperties } from 'react';
import type { ColumnsBlockModel } from '#engine/blocks/columns';
import { Block, useShownBlocks } from '../../body/Blocks.tsx';
import type { BlockProps } from '../BlockProps.ts';

/** Blocks beside each other, below each other where the width ends. */
export function ColumnsBlock({ block }: BlockProps<ColumnsBlockModel>) {
  const shown = useShownBlocks(block.body);
  const count: CSSProperties & { readonly '--columns': number } = { '--columns': Math.max(shown.length, 1) };
  return (
    <div className="columns" style={count}>
      {shown.map((inner) => (
        <Block key={inner.name} block={inner} />
      ))}
    </div>
  );
}

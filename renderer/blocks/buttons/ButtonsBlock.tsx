import '../blocks.css';
import type { ButtonsBlockModel } from '#engine/blocks/buttons';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { BlockTitle } from '../../body/BlockTitle.tsx';
import type { BlockProps } from '../BlockProps.ts';

/** A row of actions. */
export function ButtonsBlock({ block }: BlockProps<ButtonsBlockModel>) {
  return (
    <div className="buttons no-print">
      <BlockTitle block={block} />
      <ActionBar actions={block.actions} />
    </div>
  );
}

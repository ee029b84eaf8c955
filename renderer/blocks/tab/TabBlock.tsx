import '../../body/body.css';
import type { TabBlockModel } from '#engine/blocks/tab';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { Blocks } from '../../body/Blocks.tsx';
import { NearestTitle } from '../../contexts/NearestTitle.tsx';
import { BelowHeading } from '../../look/HeadingLevel.tsx';
import { useText } from '../../texts/useText.ts';
import type { BlockProps } from '../BlockProps.ts';

/** The content of one tab. */
export function TabBlock({ block }: BlockProps<TabBlockModel>) {
  const text = useText();
  return (
    <div className="part">
      <ActionBar actions={block.actions} size="small" align="end" />
      <BelowHeading at={2}>
        <NearestTitle title={text(block.title)}>
          <Blocks body={block.body} />
        </NearestTitle>
      </BelowHeading>
    </div>
  );
}

import './details.css';
import type { DetailsBlockModel } from '#engine/blocks/details';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { BlockTitle } from '../../body/BlockTitle.tsx';
import { SourceGate } from '../../body/SourceGate.tsx';
import { Text } from '../../look/Text.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { isRecord } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';
import { DetailsGrid } from './DetailsGrid.tsx';
import { DetailsSkeletons } from './DetailsSkeletons.tsx';

/** The fields of one record, label by value. */
export function DetailsBlock({ block }: BlockProps<DetailsBlockModel>) {
  const say = useEngineText();
  return (
    <div className="details">
      <BlockTitle block={block} />
      <SourceGate source={block.data} meanwhile={<DetailsSkeletons block={block} />}>
        {(value) =>
          isRecord(value) ? (
            <DetailsGrid record={value} fields={block.fields} across={block.across} />
          ) : (
            <Text quiet>{say('nothing')}</Text>
          )
        }
      </SourceGate>
      <ActionBar actions={block.actions} size="small" />
    </div>
  );
}

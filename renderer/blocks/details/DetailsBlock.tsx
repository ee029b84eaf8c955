import './details.css';
import type { DetailsBlockModel } from '#engine/blocks/details';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { BlockTitle } from '../../body/BlockTitle.tsx';
import { SourceGate } from '../../body/SourceGate.tsx';
import { LoadingContent } from '../../calls/Loading.tsx';
import { Text } from '../../look/Text.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { isRecord, type Row } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';
import { DetailsChips } from './DetailsChips.tsx';
import { DetailsGrid } from './DetailsGrid.tsx';
import { DetailsSkeletons } from './DetailsSkeletons.tsx';

/** Renders the fields of one record as labels and values. */
export function DetailsBlock({ block }: BlockProps<DetailsBlockModel>) {
  const say = useEngineText();
  const isLine = block.look === 'chips';
  return (
    <div className="details">
      <BlockTitle block={block} />
      <SourceGate source={block.data} meanwhile={isLine ? <LoadingContent /> : <DetailsSkeletons block={block} />}>
        {(value) =>
          isRecord(value) ? <DetailsOf block={block} record={value} /> : <Text quiet>{say('nothing')}</Text>
        }
      </SourceGate>
      <ActionBar actions={block.actions} size="small" />
    </div>
  );
}

function DetailsOf({ block, record }: BlockProps<DetailsBlockModel> & { readonly record: Row }) {
  if (block.look === 'chips') return <DetailsChips record={record} fields={block.fields} />;
  return <DetailsGrid record={record} {...block} />;
}

import './details.css';
import { Text } from '../../look/Text.tsx';
import { ActionBar } from '../../runtime/ActionBar.tsx';
import { useEngineText } from '../../runtime/useEngineText.ts';
import type { BlockProps } from '../BlockOf.ts';
import { BlockTitle } from '../BlockTitle.tsx';
import { isRecord } from '../rowsOf.ts';
import { SourceGate } from '../SourceGate.tsx';
import { DetailsGrid } from './DetailsGrid.tsx';
import { DetailsPlaces } from './DetailsPlaces.tsx';

/** The fields of one record, label by value. */
export function DetailsBlock({ block }: BlockProps<'details'>) {
  const say = useEngineText();
  return (
    <div className="details">
      <BlockTitle block={block} />
      <SourceGate source={block.data} meanwhile={<DetailsPlaces fields={block.fields} across={block.across} />}>
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

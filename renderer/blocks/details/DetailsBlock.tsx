import './details.css';
import { Text } from '../../look/Text.tsx';
import { ActionBar } from '../../runtime/ActionBar.tsx';
import { Heading } from '../../runtime/HeadingLevel.tsx';
import { useEngineText } from '../../runtime/useEngineText.ts';
import { useText } from '../../runtime/useText.ts';
import type { BlockProps } from '../BlockOf.ts';
import { isRecord } from '../rowsOf.ts';
import { SourceGate } from '../SourceGate.tsx';
import { DetailsGrid } from './DetailsGrid.tsx';

/** The fields of one record, label by value. */
export function DetailsBlock({ block }: BlockProps<'details'>) {
  const text = useText();
  const say = useEngineText();
  return (
    <div className="details">
      {block.title && <Heading>{text(block.title)}</Heading>}
      <SourceGate source={block.data}>
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

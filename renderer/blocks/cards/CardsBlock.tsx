import { Box, Typography } from '@mui/material';
import type { CardsBlockModel } from '#engine/blocks/cards';
import { SourceGate } from '../../body/SourceGate.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { recordsOf } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';
import { RecordCard } from './RecordCard.tsx';

/** Renders a card for each record. */
export function CardsBlock({ block }: BlockProps<CardsBlockModel>) {
  const say = useEngineText();
  return (
    <SourceGate source={block.data}>
      {(value) => {
        const records = recordsOf(value);
        if (records.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{say('nothing')}</Typography>;
        return (
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
            }}
          >
            {records.map((record) => (
              <RecordCard key={JSON.stringify(record)} block={block} record={record} component="li" />
            ))}
          </Box>
        );
      }}
    </SourceGate>
  );
}

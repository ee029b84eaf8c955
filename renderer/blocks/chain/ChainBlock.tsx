import { Box, Typography } from '@mui/material';
import { resolveCondition } from '#engine';
import type { ChainBlockModel } from '#engine/blocks/chain';
import { SourceGate } from '../../body/SourceGate.tsx';
import { useNearestTitle } from '../../contexts/NearestTitle.tsx';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { Icon } from '../../look/Icon.tsx';
import { nextPath } from '../../look/partPaths.ts';
import { extendScope } from '../../scope/extendScope.ts';
import { useScope } from '../../scope/useScope.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import { type Row, recordsOf } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';
import { RecordCard } from '../cards/RecordCard.tsx';

/** Cards that are linked in an order, as a list for screen readers. */
export function ChainBlock({ block }: BlockProps<ChainBlockModel>) {
  const text = useText();
  const say = useEngineText();
  const around = useNearestTitle();
  const scope = useScope();
  const { release } = useRuntime();
  return (
    <SourceGate source={block.data}>
      {(value) => {
        const records = recordsOf(value);
        if (records.length === 0) {
          return <Typography sx={{ color: 'text.secondary' }}>{text(block.empty) || say('nothing')}</Typography>;
        }
        const chains = chainsOf(records, (record) =>
          resolveCondition(block.joined, extendScope(scope, { this: record }), release.access.policies),
        );
        return chains.map((chain) => (
          <Chain key={JSON.stringify(chain[0])} block={block} records={chain} label={around || undefined} />
        ));
      }}
    </SourceGate>
  );
}

/** Groups records into chains. A record that is not joined to the previous one starts a new chain. */
function chainsOf(records: readonly Row[], isJoined: (record: Row) => boolean): readonly (readonly Row[])[] {
  const chains: Row[][] = [];
  for (const record of records) {
    const last = chains.at(-1);
    if (last !== undefined && isJoined(record)) last.push(record);
    else chains.push([record]);
  }
  return chains;
}

interface ChainProps extends BlockProps<ChainBlockModel> {
  readonly records: readonly Row[];
  readonly label: string | undefined;
}

function Chain({ block, records, label }: ChainProps) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        flexWrap: { sm: 'wrap' },
        gap: 1,
        '& + &': { mt: 2 },
      }}
    >
      {records.map((record, index) => (
        <ChainLink key={JSON.stringify(record)} block={block} record={record} isFirst={index === 0} />
      ))}
    </Box>
  );
}

interface ChainLinkProps extends BlockProps<ChainBlockModel> {
  readonly record: Row;
  readonly isFirst: boolean;
}

/** A card with an arrow from the previous one, which points down where the cards are stacked. */
function ChainLink({ block, record, isFirst }: ChainLinkProps) {
  const { release } = useRuntime();
  const scope = extendScope(useScope(), { this: record });
  const isCurrent = resolveCondition(block.current, scope, release.access.policies);
  return (
    <Box
      component="li"
      aria-current={isCurrent || undefined}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'stretch', sm: 'center' },
        gap: 1,
        minWidth: 0,
        '& > .MuiCard-root': { minWidth: { sm: 200 }, maxWidth: { sm: 280 }, alignSelf: { sm: 'stretch' } },
        '& > .fw-icon': { alignSelf: 'center', transform: { xs: 'rotate(90deg)', sm: 'none' } },
        ...(isCurrent && { '& > .MuiCard-root': { outline: '2px solid var(--fw-primary)' } }),
      }}
    >
      {!isFirst && <Icon path={nextPath} />}
      <RecordCard block={block} record={record} component="div" />
    </Box>
  );
}

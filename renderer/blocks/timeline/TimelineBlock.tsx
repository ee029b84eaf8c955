import { Box, Typography } from '@mui/material';
import { type FieldModel, formatValue, type Release, readPath } from '#engine';
import type { TimelineBlockModel } from '#engine/blocks/timeline';
import { BlockTitle } from '../../body/BlockTitle.tsx';
import { SourceGate } from '../../body/SourceGate.tsx';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { extendScope } from '../../scope/extendScope.ts';
import { useScope } from '../../scope/useScope.ts';
import { Markdown } from '../../texts/Markdown.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useMarkdown } from '../../texts/useMarkdown.ts';
import { useText } from '../../texts/useText.ts';
import { type Row, rowsOf } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';

/** What happened, the latest first. */
export function TimelineBlock({ block }: BlockProps<TimelineBlockModel>) {
  const text = useText();
  const say = useEngineText();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <BlockTitle block={block} />
      <SourceGate source={block.data}>
        {(value) => {
          const events = [...rowsOf(value)].sort((a, b) => momentOf(b).localeCompare(momentOf(a)));
          if (events.length === 0) {
            return <Typography sx={{ color: 'text.secondary' }}>{text(block.empty) || say('nothing')}</Typography>;
          }
          return (
            <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {events.map((event) => (
                <TimelineEntry key={JSON.stringify(event)} block={block} event={event} />
              ))}
            </Box>
          );
        }}
      </SourceGate>
    </Box>
  );

  function momentOf(event: Row): string {
    const moment = readPath(event, block.at);
    return typeof moment === 'string' ? moment : '';
  }
}

function TimelineEntry({ block, event }: BlockProps<TimelineBlockModel> & { readonly event: Row }) {
  const markdown = useMarkdown();
  const scope = useScope();
  const { release, locale } = useRuntime();
  const inner = extendScope(scope, { ...event, this: event });
  const field = momentField(block, release);
  const moment = readPath(event, block.at);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        pb: 2,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 4,
          top: 8,
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: 'primary.main',
        },
        '&:not(:last-child)::after': {
          content: '""',
          position: 'absolute',
          left: 7.5,
          top: 20,
          bottom: 0,
          borderLeft: 1,
          borderColor: 'divider',
        },
      }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {field ? formatValue(field, moment, scope, { release, locale }) : writeMoment(moment, locale)}
      </Typography>
      <Markdown text={markdown(block.text, undefined, inner)} />
    </Box>
  );
}

function momentField({ entity, at }: TimelineBlockModel, release: Release): FieldModel | undefined {
  const name = entity?.replace(/(\[\]|\?)+$/, '');
  return name === undefined ? undefined : release.entities[name]?.properties.find((field) => field.path === at);
}

function writeMoment(moment: unknown, locale: string): string {
  if (typeof moment !== 'string' || Number.isNaN(Date.parse(moment))) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
}

import { Box, Card, CardActions, CardContent, Chip, Typography } from '@mui/material';
import { evaluate, type Scope, type Tone } from '#engine';
import type { CardsBlockModel } from '#engine/blocks/cards';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { SourceGate } from '../../body/SourceGate.tsx';
import { extendScope } from '../../scope/extendScope.ts';
import { ScopeProvider } from '../../scope/ScopeProvider.tsx';
import { useScope } from '../../scope/useScope.ts';
import { Markdown } from '../../texts/Markdown.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useMarkdown } from '../../texts/useMarkdown.ts';
import { useText } from '../../texts/useText.ts';
import { type Row, rowsOf } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';

/** One card for each record. */
export function CardsBlock({ block }: BlockProps<CardsBlockModel>) {
  const say = useEngineText();
  return (
    <SourceGate source={block.data}>
      {(value) => {
        const records = Array.isArray(value) ? rowsOf(value) : value === undefined ? [] : rowsOf([value]);
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
              <OneCard key={JSON.stringify(record)} block={block} record={record} />
            ))}
          </Box>
        );
      }}
    </SourceGate>
  );
}

function OneCard({ block, record }: BlockProps<CardsBlockModel> & { readonly record: Row }) {
  const text = useText();
  const markdown = useMarkdown();
  const scope = extendScope(useScope(), { this: record });
  const tone = toneOf(block.tone, scope);
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardContent sx={{ flex: 1 }}>
        {block.title && (
          <Typography variant="subtitle1" component="p" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {tone && (
              <Chip component="span" size="small" color={tone === 'neutral' ? 'default' : tone} label=" " aria-hidden />
            )}
            {text(block.title, undefined, scope)}
          </Typography>
        )}
        {block.text && <Markdown text={markdown(block.text, undefined, scope)} />}
      </CardContent>
      {block.actions.length > 0 && (
        <CardActions sx={{ px: 2, pb: 2, pt: 0 }}>
          <ScopeProvider variables={{ this: record }}>
            <ActionBar actions={block.actions} size="small" />
          </ScopeProvider>
        </CardActions>
      )}
    </Card>
  );
}

const tones: readonly Tone[] = ['success', 'info', 'warning', 'error', 'neutral'];

function toneOf(tone: CardsBlockModel['tone'], scope: Scope): Tone | undefined {
  if (typeof tone !== 'object') return tone;
  try {
    const value = evaluate(tone, scope);
    return tones.find((known) => known === value);
  } catch {
    return undefined;
  }
}

import { Card, CardActions, CardContent, Typography } from '@mui/material';
import type { ActionModel, Template, Text } from '#engine';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { extendScope } from '../../scope/extendScope.ts';
import { ScopeProvider } from '../../scope/ScopeProvider.tsx';
import { useScope } from '../../scope/useScope.ts';
import { Markdown } from '../../texts/Markdown.tsx';
import { useMarkdown } from '../../texts/useMarkdown.ts';
import { useText } from '../../texts/useText.ts';
import type { Row } from '../../values/rowsOf.ts';
import { ToneIcon } from '../../values/ToneIcon.tsx';
import { useTone } from '../../values/useTone.ts';

interface RecordCardProps {
  /** The content of each card. */
  readonly block: {
    readonly title?: Text;
    readonly text?: Text;
    readonly tone?: Template;
    readonly actions: readonly ActionModel[];
  };
  readonly record: Row;
  readonly component: 'li' | 'div';
}

/** Renders a record as a card with its title, text, severity and actions. */
export function RecordCard({ block, record, component }: RecordCardProps) {
  const text = useText();
  const markdown = useMarkdown();
  const scope = extendScope(useScope(), { this: record });
  const tone = useTone(block.tone, scope);
  return (
    <Card
      component={component}
      variant="outlined"
      className={tone && `fw-${tone}`}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        ...(tone && { borderLeft: '4px solid var(--fw-tone)' }),
      }}
    >
      <CardContent sx={{ flex: 1 }}>
        {(block.title ?? tone) && (
          <Typography variant="subtitle1" component="p" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {tone && <ToneIcon tone={tone} />}
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

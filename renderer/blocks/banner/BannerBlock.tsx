import '../blocks.css';
import type { BannerBlockModel } from '#engine/blocks/banner';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { Alert, AlertTitle } from '../../look/Alert.tsx';
import { Markdown } from '../../texts/Markdown.tsx';
import { useMarkdown } from '../../texts/useMarkdown.ts';
import { useText } from '../../texts/useText.ts';
import { severityOf } from '../../theme/tones.ts';
import type { BlockProps } from '../BlockProps.ts';

/** A highlighted message with a severity. */
export function BannerBlock({ block }: BlockProps<BannerBlockModel>) {
  const text = useText();
  const markdown = useMarkdown();
  return (
    <Alert severity={severityOf(block.tone)} variant="outlined" role={block.tone === 'error' ? 'alert' : 'note'}>
      {block.title && <AlertTitle>{text(block.title)}</AlertTitle>}
      <Markdown text={markdown(block.text)} />
      {block.actions.length > 0 && (
        <div className="banner-actions">
          <ActionBar actions={block.actions} size="small" />
        </div>
      )}
    </Alert>
  );
}

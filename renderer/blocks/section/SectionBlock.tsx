import '../blocks.css';
import { useId } from 'react';
import type { SectionBlockModel } from '#engine/blocks/section';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { Blocks } from '../../body/Blocks.tsx';
import { NearestTitle } from '../../contexts/NearestTitle.tsx';
import { HelpButton } from '../../hints/HelpButton.tsx';
import { classes } from '../../look/classes.ts';
import { BelowHeading, Heading } from '../../look/HeadingLevel.tsx';
import { Icon } from '../../look/Icon.tsx';
import { IconButton } from '../../look/IconButton.tsx';
import { expandPath } from '../../look/paths.ts';
import { Surface } from '../../look/Surface.tsx';
import { useRemember } from '../../scope/useRemember.ts';
import { Markdown } from '../../texts/Markdown.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useMarkdown } from '../../texts/useMarkdown.ts';
import { useText } from '../../texts/useText.ts';
import type { BlockProps } from '../BlockProps.ts';
import { Fold } from './Fold.tsx';

const readFolded = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

/** A titled part of a page, which can be collapsed. */
export function SectionBlock({ block }: BlockProps<SectionBlockModel>) {
  const text = useText();
  const markdown = useMarkdown();
  const say = useEngineText();
  const id = useId();
  const [folded, setFolded] = useRemember(block, 'folded', block.folded, readFolded);
  const title = text(block.title);
  const hasBody = block.body.length > 0 || block.text !== undefined;
  const canFold = title !== '' && (block.body.length > 0 || (!hasBody && block.actions.length > 1));
  const fold = canFold && (
    <IconButton
      className={classes('no-print', !hasBody && 'section-fold-alone')}
      size="small"
      aria-expanded={!folded}
      aria-label={say(folded ? 'unfold' : 'fold', { title })}
      onClick={() => setFolded(!folded)}
    >
      <Icon path={expandPath} className={classes('turns', !folded && 'turned')} />
    </IconButton>
  );
  // Without a title and a body there is no frame: the actions are rendered like those of a form.
  if (title === '' && !hasBody) return <ActionBar actions={block.actions} size="small" align="end" />;
  return (
    <Surface
      as="section"
      className={classes(title !== '' && 'section-titled', (block.aside || !hasBody) && 'no-print')}
      {...(title ? { 'aria-labelledby': id } : {})}
    >
      {(title !== '' || block.actions.length > 0) && (
        <div className={classes('section-head', (folded || !hasBody) && 'section-head-alone')}>
          {title !== '' && <Heading id={id}>{title}</Heading>}
          {block.help && <HelpButton about={title} text={markdown(block.help)} />}
          {!hasBody && fold}
          <div className={classes('section-tools', !hasBody && 'section-tools-alone')}>
            {/* If the section has only actions, the first one is filled. */}
            {(hasBody || !folded) && (
              <ActionBar
                actions={block.actions}
                size="small"
                align={hasBody ? 'end' : 'start'}
                leading={block.body.length === 0}
              />
            )}
            {hasBody && fold}
          </div>
        </div>
      )}
      <Fold isOpen={!folded && hasBody}>
        <div className="section-body">
          {block.text && <Markdown text={markdown(block.text)} />}
          {block.body.length > 0 && (
            <BelowHeading>
              <NearestTitle title={title}>
                <Blocks body={block.body} />
              </NearestTitle>
            </BelowHeading>
          )}
        </div>
      </Fold>
    </Surface>
  );
}

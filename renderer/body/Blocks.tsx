import './body.css';
import { type BlockModel, isAllowed, resolveCondition } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { findView, useViews, type Views } from '../contexts/Views.ts';
import { useScope } from '../scope/useScope.ts';
import { useSubject } from '../why/subjects.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface BlocksProps {
  readonly body: readonly BlockModel[];
}

/** Renders the blocks that are visible to the user with the current data. */
export function Blocks({ body }: BlocksProps) {
  const shown = useShownBlocks(body);
  return (
    <div className="blocks">
      {shown.map((block) => (
        <Block key={`${block.block} ${block.name}`} block={block} />
      ))}
    </div>
  );
}

/**
 * Renders one block with the view of its discriminator. Where users can ask about the page, an element without a box
 * says which block it is.
 */
export function Block({ block }: { readonly block: BlockModel }) {
  const views = useViews();
  const { access } = useRuntime().release;
  const shown = <ErrorBoundary>{draw(block, views)}</ErrorBoundary>;
  return access.why ? <div data-block={`${block.block} ${block.name}`}>{shown}</div> : shown;
}

/** Returns the blocks whose `allow` and `when` are true. */
export function useShownBlocks(body: readonly BlockModel[]): readonly BlockModel[] {
  const { release } = useRuntime();
  const scope = useScope();
  useSubject({ kind: 'blocks', blocks: body, scope });
  return body.filter(
    (block) => isAllowed(block.allow, scope, release) && resolveCondition(block.when, scope, release.access.policies),
  );
}

function draw(block: BlockModel, views: Views) {
  const view = findView(views, block.block);
  if (view === undefined) throw new Error(`No view of the block "${block.block}"`);
  return <view.Component block={block} />;
}

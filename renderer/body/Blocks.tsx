import './body.css';
import { type BlockModel, isAllowed, resolveCondition } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { findView, useViews, type Views } from '../contexts/Views.ts';
import { useScope } from '../scope/useScope.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface BlocksProps {
  readonly body: readonly BlockModel[];
}

/** Draws blocks below each other, those that are there for this person and these data. */
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

/** One block, found by its head word. */
export function Block({ block }: { readonly block: BlockModel }) {
  const views = useViews();
  return <ErrorBoundary>{draw(block, views)}</ErrorBoundary>;
}

/** The blocks whose `allow` and `when` hold here. */
export function useShownBlocks(body: readonly BlockModel[]): readonly BlockModel[] {
  const { release } = useRuntime();
  const scope = useScope();
  return body.filter(
    (block) => isAllowed(block.allow, scope, release) && resolveCondition(block.when, scope, release.access.policies),
  );
}

function draw(block: BlockModel, views: Views) {
  const view = findView(views, block.block);
  if (view === undefined) throw new Error(`No view of the block "${block.block}"`);
  return <view.Component block={block} />;
}

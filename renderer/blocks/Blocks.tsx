import './blocks.css';
import type { ComponentType } from 'react';
import { type BlockModel, isAllowed, resolveCondition } from '#engine';
import { useRuntime } from '../runtime/useRuntime.ts';
import { useScope } from '../runtime/useScope.ts';
import type { BlockComponents, BlockMap, BlockName } from './BlockOf.ts';
import { ErrorFence } from './ErrorFence.tsx';
import { blocks } from './index.ts';

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
  return <ErrorFence>{draw(block.block, block)}</ErrorFence>;
}

/** The blocks whose `allow` and `when` hold here. */
export function useShownBlocks(body: readonly BlockModel[]): readonly BlockModel[] {
  const { release, user } = useRuntime();
  const scope = useScope();
  return body.filter(
    (block) => isAllowed(block.allow, user, release) && resolveCondition(block.when, scope, release.access.policies),
  );
}

/** The component of a head word, drawn with a model of that word. */
function draw<Name extends BlockName>(name: Name, block: BlockMap[Name]) {
  const components: BlockComponents = blocks;
  const Component: ComponentType<{ readonly block: BlockMap[Name] }> = components[name];
  return <Component block={block} />;
}

import { resolveGiven, resolveTemplate } from '#engine';
import type { FlowBlockModel } from '#engine/blocks/flow';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { FlowView } from '../../flows/FlowView.tsx';
import { TitledBlock } from '../../forms/TitledBlock.tsx';
import { useScope } from '../../scope/useScope.ts';
import type { BlockProps } from '../BlockProps.ts';

/** Renders a flow on a page. */
export function FlowBlock({ block }: BlockProps<FlowBlockModel>) {
  const { release } = useRuntime();
  const scope = useScope();
  const flow = release.flows[block.of];
  if (!flow) throw new Error(`No flow "${block.of}" in this release`);
  return (
    <TitledBlock block={block}>
      <FlowView
        flow={flow}
        given={resolveGiven(flow.given, block.with, scope, release)}
        mode={block.mode}
        host="page"
        name={block.name}
        {...(block.begin === undefined ? {} : { initial: { value: resolveTemplate(block.begin, scope) } })}
      />
    </TitledBlock>
  );
}

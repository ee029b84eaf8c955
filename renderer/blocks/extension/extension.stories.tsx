import { plain } from '../../../stories/blocks/blockStory.tsx';
import { blockWorld } from '../../../stories/blocks/blockWorld.ts';
import { Sheet } from '../../../stories/stage/Sheet.tsx';
import { Stage } from '../../../stories/stage/Stage.tsx';
import { makeStory } from '../../../stories/stage/storyOf.tsx';
import { FormPartsContext } from '../../widgets/FormPartsContext.ts';
import { registerForms } from '../../widgets/registerForms.tsx';
import { ExtensionBlock } from './ExtensionBlock.tsx';

export default { title: 'Blocks/extension' };

const parts = registerForms({ extensions: { shelf: { load: async () => () => <p>The shelf beside the window</p> } } });

export const Default = makeStory('Default', (looks) => (
  <Stage world={blockWorld()} looks={looks}>
    <Sheet title="extension">
      <FormPartsContext value={parts}>
        <ExtensionBlock
          block={{ ...plain, block: 'extension', name: 'shelf', of: 'shelf', title: { literal: 'Shelf' } }}
        />
      </FormPartsContext>
    </Sheet>
  </Stage>
));

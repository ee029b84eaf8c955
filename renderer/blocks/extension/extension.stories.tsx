import { longText, plain } from '../../../stories/blocks/blockStory.tsx';
import { blockWorld } from '../../../stories/blocks/blockWorld.ts';
import { Sheet } from '../../../stories/stage/Sheet.tsx';
import { Stage } from '../../../stories/stage/Stage.tsx';
import { type CatalogueStory, makeStory } from '../../../stories/stage/storyOf.tsx';
import { FormPartsContext } from '../../widgets/FormPartsContext.ts';
import { registerForms } from '../../widgets/registerForms.tsx';
import { ExtensionBlock } from './ExtensionBlock.tsx';

export default { title: 'Blocks/extension' };

const shelfOf = (words: string) => registerForms({ extensions: { shelf: { load: async () => () => <p>{words}</p> } } });

function extensionStory(name: string, title: string, words: string): CatalogueStory {
  const parts = shelfOf(words);
  return makeStory(name, (looks) => (
    <Stage world={blockWorld()} looks={looks}>
      <Sheet title="extension">
        <FormPartsContext value={parts}>
          <ExtensionBlock
            block={{ ...plain, block: 'extension', name: 'shelf', of: 'shelf', title: { literal: title } }}
          />
        </FormPartsContext>
      </Sheet>
    </Stage>
  ));
}

export const Default = extensionStory('Default', 'Shelf', 'The shelf beside the window');
export const LongText = extensionStory('Long text', longText, longText);

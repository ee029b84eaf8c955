import type { ReactNode } from 'react';
import { blockWorld } from '../blocks/blockWorld.ts';
import { Sheet } from '../stage/Sheet.tsx';
import { Stage } from '../stage/Stage.tsx';
import { type CatalogueStory, makeStory } from '../stage/storyOf.tsx';

/** Creates the story of a component that does not depend on definitions. */
export function lookStory(name: string, drawn: ReactNode): CatalogueStory {
  return makeStory(name, (looks) => (
    <Stage world={blockWorld()} looks={looks}>
      <Sheet title={name}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{drawn}</div>
      </Sheet>
    </Stage>
  ));
}

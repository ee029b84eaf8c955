import type { ReactElement } from 'react';
import type { Drawing } from '../plan/StoryPlan.ts';
import { drawStory } from './drawStory.tsx';
import { type Looks, readLooks } from './Looks.ts';
import { pressSubmit } from './pressSubmit.ts';
import type { StorySet } from './StorySet.ts';

/** A story in Storybook's words, and in those of our own tests. */
export interface CatalogueStory {
  readonly name: string;
  readonly render: (args: unknown, context: { readonly globals: Readonly<Record<string, unknown>> }) => ReactElement;
  readonly play?: (context: { readonly canvasElement: HTMLElement }) => Promise<void>;
  readonly parameters: StoryParameters;
}

/** What the catalogue's tools read beside a story. */
export interface StoryParameters {
  readonly drawing?: Drawing;
  /** It is drawn while something is under way, and stays so. */
  readonly waits?: boolean;
  /** What is drawn is a fault, and is told to the console. */
  readonly isFault?: boolean;
  /** Data that the drawing was made of. */
  readonly data?: unknown;
}

/** Makes the story of a definition. */
export function storyOf(set: StorySet, name: string, drawing: Drawing): CatalogueStory {
  const { draw, data, waits } = drawStory(set, drawing);
  return {
    ...makeStory(name, draw, { drawing, data, waits }),
    ...(drawing.draw === 'form' && drawing.state === 'withErrors' ? { play: pressSubmit } : {}),
  };
}

/** Makes a story of whatever is drawn in the looks of the toolbar. */
export function makeStory(
  name: string,
  draw: (looks: Looks) => ReactElement,
  parameters: StoryParameters = {},
): CatalogueStory {
  return {
    name,
    render: (_args, { globals }) => {
      // What was typed in one story must not be there in the next.
      window.sessionStorage.clear();
      return draw(readLooks(globals));
    },
    parameters,
  };
}

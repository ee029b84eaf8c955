import type { ReactElement } from 'react';
import type { Drawing } from '../plan/StoryPlan.ts';
import { drawStory } from './drawStory.tsx';
import { type Looks, readLooks } from './Looks.ts';
import { pressSubmit } from './pressSubmit.ts';
import type { StorySet } from './StorySet.ts';

/** A story for Storybook and for our own tests. */
export interface CatalogueStory {
  readonly name: string;
  readonly render: (args: unknown, context: { readonly globals: Readonly<Record<string, unknown>> }) => ReactElement;
  readonly play?: (context: { readonly canvasElement: HTMLElement }) => Promise<void>;
  readonly parameters: StoryParameters;
}

/** Parameters that the catalogue's tools read. */
export interface StoryParameters {
  readonly drawing?: Drawing;
  /** It is rendered in a loading state, and stays in it. */
  readonly waits?: boolean;
  /** What it renders is an error, and is reported on the console. */
  readonly isFault?: boolean;
  /** The data that it was rendered with. */
  readonly data?: unknown;
}

/** Creates the story of a definition. */
export function storyOf(set: StorySet, name: string, drawing: Drawing): CatalogueStory {
  const { draw, data, waits } = drawStory(set, drawing);
  return {
    ...makeStory(name, draw, { drawing, data, waits }),
    ...(drawing.draw === 'form' && drawing.state === 'withErrors' ? { play: pressSubmit } : {}),
  };
}

/** Creates a story from a function that renders it in the looks of the toolbar. */
export function makeStory(
  name: string,
  draw: (looks: Looks) => ReactElement,
  parameters: StoryParameters = {},
): CatalogueStory {
  return {
    name,
    render: (_args, { globals }) => {
      // Input of one story must not be restored in the next.
      window.sessionStorage.clear();
      return draw(readLooks(globals));
    },
    parameters,
  };
}

import type { ReactElement } from 'react';
import type { Drawing } from '../plan/StoryPlan.ts';
import { drawFlow, drawQuestion } from './drawFlow.tsx';
import { drawForm } from './drawForm.tsx';
import { drawLifecycle } from './drawLifecycle.tsx';
import { drawMail } from './drawMail.tsx';
import { drawMenu } from './drawMenu.tsx';
import { drawScreen } from './drawScreen.tsx';
import { drawStep } from './drawStep.tsx';
import type { Looks } from './Looks.ts';
import { Stage } from './Stage.tsx';
import { type StageWorld, worldOf } from './StageWorld.ts';
import type { StorySet } from './StorySet.ts';

/** A rendered story, and what it needs from the stage. */
export interface Drawn {
  readonly element: ReactElement;
  /** The data that it was rendered with, shown next to it. */
  readonly data: unknown;
  readonly address?: string;
  readonly waits?: boolean;
}

/** Renders a planned story, whose data is already known. */
export function drawStory(
  set: StorySet,
  drawing: Drawing,
): { readonly draw: (looks: Looks) => ReactElement; readonly data: unknown; readonly waits: boolean } {
  const world = worldOf(set, drawing.role);
  const { element, data, address, waits = false } = drawOn(world, drawing);
  return {
    data,
    waits,
    draw: (looks) => (
      <Stage world={world} looks={looks} silent={waits} {...(address === undefined ? {} : { address })}>
        {element}
      </Stage>
    ),
  };
}

function drawOn(world: StageWorld, drawing: Drawing): Drawn {
  switch (drawing.draw) {
    case 'form':
      return drawForm(world, drawing);
    case 'flow':
      return drawFlow(world, drawing);
    case 'question':
      return drawQuestion(world, drawing);
    case 'step':
      return drawStep(world, drawing);
    case 'screen':
      return drawScreen(world, drawing);
    case 'menu':
      return drawMenu(world, drawing);
    case 'template':
      return drawMail(world, drawing);
    case 'lifecycle':
      return drawLifecycle(world, drawing);
  }
}

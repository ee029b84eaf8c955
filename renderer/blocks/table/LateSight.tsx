import { lateComponent } from '../../lazy/lateComponent.tsx';
import { partOf } from '../../lazy/loadAgain.ts';

/** Follows the scrolling from the moment its code is there: few tables are that long or wide. */
export const LateSight = lateComponent(
  partOf(
    () => import('./Sight.tsx'),
    ({ Sight }) => Sight,
  ),
);

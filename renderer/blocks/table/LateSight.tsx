import { lateComponent } from '../../runtime/lateComponent.tsx';
import { partOf } from '../../runtime/loadAgain.ts';

/** Follows the scrolling from the moment its code is there: few tables are that long or wide. */
export const LateSight = lateComponent(
  partOf(
    () => import('./Sight.tsx'),
    ({ Sight }) => Sight,
  ),
);

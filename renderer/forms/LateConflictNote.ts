import { lateComponent } from '../lazy/lateComponent.tsx';
import { partOf } from '../lazy/loadAgain.ts';

/** What is said to whoever comes second; hardly anybody does, so that its code is fetched then. */
export const LateConflictNote = lateComponent(
  partOf(
    () => import('./ConflictNote.tsx'),
    ({ ConflictNote }) => ConflictNote,
  ),
);

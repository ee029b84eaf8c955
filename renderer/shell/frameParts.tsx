import { lateComponent } from '../runtime/lateComponent.tsx';
import { partOf } from '../runtime/loadAgain.ts';
import { themedPart } from '../theme/themedPart.ts';

/** The way to the page, above it. */
export const Breadcrumb = lateComponent(
  partOf(
    () => import('./Breadcrumb.tsx'),
    ({ Breadcrumb: drawn }) => drawn,
  ),
);

/** The menu; where it stands beside the page its place is kept. */
export const SideDrawer = lateComponent(
  themedPart(
    () => import('./SideDrawer.tsx'),
    ({ SideDrawer: drawn }) => drawn,
  ),
  ({ isPermanent, isOpen, width }) => isPermanent && isOpen && <div className="shell-menu-place" style={{ width }} />,
);

/**
 * Loads what every page of somebody who is signed in is drawn with, before the server has said who it is. A failure is
 * met again where a part is drawn.
 */
export function loadFrameSoon(): void {
  void Promise.allSettled([
    SideDrawer.load(),
    Breadcrumb.load(),
    import('../icons/DrawnIcon.tsx'),
    import('../session/startSession.ts'),
  ]);
}

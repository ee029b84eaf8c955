import { Loading } from '../calls/Loading.tsx';
import { lateComponent } from '../lazy/lateComponent.tsx';
import { themedPart } from '../theme/themedPart.ts';

/** A flow in a dialog or a wizard, where it is one of several things that may be shown. */
export const LateFlowView = lateComponent(
  themedPart(
    () => import('./FlowView.tsx'),
    ({ FlowView: drawn }) => drawn,
  ),
  () => <Loading />,
);

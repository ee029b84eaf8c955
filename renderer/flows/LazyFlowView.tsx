import { Loading } from '../calls/Loading.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { lazyThemed } from '../theme/lazyThemed.ts';

/** A flow in a dialog or a wizard, loaded only if it is shown. */
export const LazyFlowView = lazyComponent(
  lazyThemed(
    () => import('./FlowView.tsx'),
    ({ FlowView: drawn }) => drawn,
  ),
  () => <Loading />,
);

import { lazyComponent, toLazyModule } from '#renderer/host';

/** The editor and the comparison are loaded when one of them is first shown: they are most of the studio's script. */
export const JsonEditor = lazyComponent(
  toLazyModule(
    () => import('./JsonEditor.tsx'),
    ({ JsonEditor: Editor }) => Editor,
  ),
);

export const MergeEditor = lazyComponent(
  toLazyModule(
    () => import('./MergeEditor.tsx'),
    ({ MergeEditor: Editor }) => Editor,
  ),
);

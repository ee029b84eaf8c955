/**
 * The entry point for extensions: what they share with the page that shows them. It is not part of the initial code of
 * a page.
 */
export { useRuntime } from '../contexts/useRuntime.ts';
export { QuestionLeaf } from '../flows/QuestionLeaf.tsx';
export { FormView } from '../forms/FormView.tsx';
export { lazyComponent } from '../lazy/lazyComponent.tsx';
export { toLazyModule } from '../lazy/loadWithRetry.ts';
export { BelowHeading, Heading } from '../look/HeadingLevel.tsx';
export { Icon } from '../look/Icon.tsx';
export { RunsProvider } from '../scope/RunsProvider.tsx';
export { saveFileLater } from './saveFileLater.ts';

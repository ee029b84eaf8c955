/** The entry point for extensions: what they share with the page that they are shown on. No page loads it at the start. */
export { useRuntime } from '../contexts/useRuntime.ts';
export { FormView } from '../forms/FormView.tsx';
export { lazyComponent } from '../lazy/lazyComponent.tsx';
export { toLazyModule } from '../lazy/loadWithRetry.ts';
export { BelowHeading, Heading } from '../look/HeadingLevel.tsx';
export { Icon } from '../look/Icon.tsx';
export { RunsProvider } from '../scope/RunsProvider.tsx';

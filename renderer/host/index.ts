/**
 * The entry point for extensions: what they share with the page that shows them. It is not part of the initial code of
 * a page.
 */
export { findAvailability } from '../calls/availability.ts';
export { useRuntime } from '../contexts/useRuntime.ts';
export { QuestionLeaf } from '../flows/QuestionLeaf.tsx';
export { FormView } from '../forms/FormView.tsx';
export { parseCells } from '../forms/rows/parseCells.ts';
export { type CellReader, type ReadCell, readCell } from '../forms/rows/readCell.ts';
export { lazyComponent } from '../lazy/lazyComponent.tsx';
export { toLazyModule } from '../lazy/loadWithRetry.ts';
export { BelowHeading, Heading } from '../look/HeadingLevel.tsx';
export { Icon } from '../look/Icon.tsx';
export { useCurrentScreen } from '../routing/ScreenRoutesProvider.tsx';
export { RunsProvider } from '../scope/RunsProvider.tsx';
export { useScope } from '../scope/useScope.ts';
export { useText } from '../texts/useText.ts';
export { screenWith } from '../why/screenWith.ts';
export { readSubjects, type Subject } from '../why/subjects.ts';
export { WhyContext } from '../why/WhyContext.ts';
export { numberMarks, writeNumber } from '../widgets/readNumber.ts';
export { saveFileLater } from './saveFileLater.ts';

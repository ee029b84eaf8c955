/** The entry point of the studio, in which the definitions of a portal are changed in the browser. */
export { Studio } from './frame/Studio.tsx';
export { PointOverlay } from './pointing/PointOverlay.tsx';
export { sendCase } from './preview/sendCase.ts';
export { WhyDrawer } from './why/WhyDrawer.tsx';

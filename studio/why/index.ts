/** The explanation of a page, which the host of the renderer loads when somebody asks "Why?". */
export { WhyDrawer } from './WhyDrawer.tsx';

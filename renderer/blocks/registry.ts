/** The view of every block: one line each, all else derives from it. */
export { banner } from './banner/index.ts';
export { buttons } from './buttons/index.ts';
export { cards } from './cards/index.ts';
export { chain } from './chain/index.ts';
export { columns } from './columns/index.ts';
export { details } from './details/index.ts';
export { flow } from './flow/index.ts';
export { form } from './form/index.ts';
export { markdown } from './markdown/index.ts';
export { part } from './part/index.ts';
export { section } from './section/index.ts';
export { stepper } from './stepper/index.ts';
export { tab } from './tab/index.ts';
export { table } from './table/index.ts';
export { tabs } from './tabs/index.ts';
export { timeline } from './timeline/index.ts';
export { wizard } from './wizard/index.ts';

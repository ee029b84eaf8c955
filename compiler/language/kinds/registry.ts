/** Every kind of definition by name, one line each. All lists of kinds derive from it. */

export { access } from './access/index.ts';
export { cases } from './cases/index.ts';
export { entity } from './entity/index.ts';
export { examples } from './examples/index.ts';
export { fields } from './fields/index.ts';
export { flow } from './flow/index.ts';
export { form } from './form/index.ts';
export { lifecycle } from './lifecycle/index.ts';
export { locale } from './locale/index.ts';
export { menu } from './menu/index.ts';
export { operation } from './operation/index.ts';
export { screen } from './screen/index.ts';
export { setting } from './setting/index.ts';
export { template } from './template/index.ts';
export { wizard } from './wizard/index.ts';

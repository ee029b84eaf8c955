import type { ButtonsBlockModel } from '#engine/blocks/buttons';
import { definePrinter } from '../definePrinter.ts';

/** Nothing can be pressed on paper. */
export const buttonsPrinter = definePrinter<ButtonsBlockModel>('buttons', async () => []);

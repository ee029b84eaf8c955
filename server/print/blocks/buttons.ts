import type { ButtonsBlockModel } from '#engine/blocks/buttons';
import { definePrinter } from '../definePrinter.ts';

/** Buttons are not printed. */
export const buttonsPrinter = definePrinter<ButtonsBlockModel>('buttons', async () => []);

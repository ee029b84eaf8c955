import type { ActionModel } from '../call.types.ts';
import type { Text } from '../value.types.ts';

export type MenuItemModel =
  | { readonly item: 'action'; readonly action: ActionModel }
  | {
      readonly item: 'group';
      readonly name: string;
      readonly title: Text;
      readonly icon?: string;
      readonly allow?: readonly string[];
      readonly items: readonly MenuItemModel[];
    };

/** One step of a tour: a place on the page, with a text about it. */
export interface TourStopModel {
  readonly name: string;
  readonly at: 'page' | 'menu' | 'search' | 'account';
  /** Screen whose menu entry is shown instead. */
  readonly entry?: string;
  readonly title: Text;
  readonly text: Text;
}

export interface MenuModel {
  readonly id: string;
  readonly tour?: readonly TourStopModel[];
  readonly items: readonly MenuItemModel[];
}

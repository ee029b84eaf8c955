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

export interface MenuModel {
  readonly id: string;
  readonly items: readonly MenuItemModel[];
}

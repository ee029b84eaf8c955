import { type ComponentType, createContext, use } from 'react';
import type { BlockModel, Release } from '#engine';

/** What the code of a page is loaded ahead by. */
export interface ViewDependencies {
  /** Where its `of` is found in the release: the page needs what that needs. */
  readonly renders?: (release: Release) => Readonly<Record<string, object>>;
  /** What it renders is filled in, so that its checks are needed too. */
  readonly isFilled?: boolean;
  /** Words of which nothing is needed until it is opened. */
  readonly whenOpened?: readonly string[];
}

/** A view as it is registered. */
export interface View extends ViewDependencies {
  readonly name: string;
  readonly Component: ComponentType<{ readonly block: BlockModel }>;
  /** Loads the component ahead; there is nothing to load of what every page starts with. */
  readonly load?: () => Promise<void>;
}

/** Views by the head word of their block. */
export type Views = Readonly<Record<string, View>>;

/** The registered views; provided at the root, so that what draws blocks does not import the views of all of them. */
export const ViewsContext = createContext<Views>({});

/** The views of the portal around. */
export function useViews(): Views {
  return use(ViewsContext);
}

/** The view of a block by its head word. */
export function findView(views: Views, name: string): View | undefined {
  return Object.hasOwn(views, name) ? views[name] : undefined;
}

import { type ComponentType, createContext, use } from 'react';
import type { BlockModel, Release } from '#engine';

/** What the code of a page is prefetched by. */
export interface ViewDependencies {
  /** Returns the definitions in the release that the block's `of` refers to. The page also needs what they need. */
  readonly renders?: (release: Release) => Readonly<Record<string, object>>;
  /** The referenced definition is edited, so its validators are needed too. */
  readonly isFilled?: boolean;
  /** Properties whose dependencies are needed only when they are opened. */
  readonly whenOpened?: readonly string[];
}

/** A registered view. */
export interface View extends ViewDependencies {
  readonly name: string;
  readonly Component: ComponentType<{ readonly block: BlockModel }>;
  /** Prefetches the component; undefined for components of the initial code. */
  readonly load?: () => Promise<void>;
}

/** Views by the discriminator of their block. */
export type Views = Readonly<Record<string, View>>;

/**
 * The registered views. They are provided at the root, so that components which render blocks do not import all views.
 */
export const ViewsContext = createContext<Views>({});

/** Returns the views of the portal. */
export function useViews(): Views {
  return use(ViewsContext);
}

/** Returns the view of a block by its discriminator; undefined if it is not registered. */
export function findView(views: Views, name: string): View | undefined {
  return Object.hasOwn(views, name) ? views[name] : undefined;
}

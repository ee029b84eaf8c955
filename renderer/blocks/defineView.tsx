import type { ComponentType } from 'react';
import type { BlockModel } from '#engine';
import { LoadingContent } from '../calls/Loading.tsx';
import type { View, ViewDependencies } from '../contexts/Views.ts';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import type { BlockProps } from './BlockProps.ts';

interface StartView<Model extends BlockModel> {
  /** A component in the initial code of every page. */
  readonly Component: ComponentType<BlockProps<Model>>;
}

interface LazyView<Model extends BlockModel> {
  /** Loads the component: with `lazyThemed` if it uses MUI, otherwise with `toLazyModule`. */
  readonly load: () => Promise<{ readonly default: ComponentType<BlockProps<Model>> }>;
  /** Rendered until the component is loaded; by default a loading indicator. */
  readonly Placeholder?: ComponentType<BlockProps<Model>>;
}

/** How a block is rendered, and what a page with the block prefetches. */
export type ViewDefinition<Model extends BlockModel> = ViewDependencies & {
  /** The discriminator of the block, which is also the name of its folder and of its line in the registry. */
  readonly name: Model['block'];
} & (StartView<Model> | LazyView<Model>);

/**
 * Defines how a block is rendered. The view is registered by its line in `registry.ts`.
 *
 * @example
 * export const banner = defineView<BannerBlockModel>({
 *   name: 'banner',
 *   load: toLazyModule(importBanner, ({ BannerBlock }) => BannerBlock),
 * });
 */
export function defineView<Model extends BlockModel>(definition: ViewDefinition<Model>): View {
  if ('Component' in definition) {
    return { ...definition, Component: drawnByName(definition.Component) };
  }
  const { load, Placeholder = LoadingContent, ...words } = definition;
  const late = lazyComponent(load, Placeholder);
  return { ...words, Component: drawnByName(late), load: late.load };
}

/**
 * Widens the type of a component. This is safe because a view is found by its discriminator and receives models of that
 * block only.
 */
function drawnByName<Model extends BlockModel>(
  component: ComponentType<BlockProps<Model>>,
): ComponentType<BlockProps<BlockModel>> {
  return component as ComponentType<BlockProps<BlockModel>>;
}

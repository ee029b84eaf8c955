import type { ComponentType } from 'react';
import type { BlockModel } from '#engine';
import { LoadingContent } from '../calls/Loading.tsx';
import type { View, ViewDependencies } from '../contexts/Views.ts';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import type { BlockProps } from './BlockProps.ts';

interface StartView<Model extends BlockModel> {
  /** A component that every page starts with. */
  readonly Component: ComponentType<BlockProps<Model>>;
}

interface LazyView<Model extends BlockModel> {
  /** Loads the component: by `lazyThemed` when it is drawn with MUI, else by `partOf`. */
  readonly load: () => Promise<{ readonly default: ComponentType<BlockProps<Model>> }>;
  /** Shown until the component is there; by default that something is loading. */
  readonly Placeholder?: ComponentType<BlockProps<Model>>;
}

/** How a block is drawn, and what a page that shows it loads ahead. */
export type ViewDefinition<Model extends BlockModel> = ViewDependencies & {
  /** Head word of the block, and name of its folder and of its line in the registry. */
  readonly name: Model['block'];
} & (StartView<Model> | LazyView<Model>);

/**
 * Defines how a block is drawn. It is registered by its line in `registry.ts`.
 *
 * @example
 * export const banner = defineView<BannerBlockModel>({
 *   name: 'banner',
 *   load: partOf(importBanner, ({ BannerBlock }) => BannerBlock),
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

/** A view is found by the head word of a model, so that it is given models of that word only. */
function drawnByName<Model extends BlockModel>(
  component: ComponentType<BlockProps<Model>>,
): ComponentType<BlockProps<BlockModel>> {
  return component as ComponentType<BlockProps<BlockModel>>;
}

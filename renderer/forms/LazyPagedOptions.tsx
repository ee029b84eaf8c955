import { useEffect } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';
import type { OptionLoaderProps } from './CompleteOptions.tsx';
import { staticOptions } from './staticOptions.ts';

export interface PagedOptionLoaderProps extends OptionLoaderProps {
  /** Text that was typed before the loader's code was loaded, by path. */
  readonly early: Map<string, string>;
}

/** The loader of paged options. Few forms have one, so its code is loaded on demand. */
export const LazyPagedOptions = lazyComponent<PagedOptionLoaderProps>(
  toLazyModule(
    () => import('./PagedOptions.tsx'),
    ({ PagedOptions }) => PagedOptions,
  ),
  AwaitedPages,
);

function AwaitedPages({ field, store, early }: PagedOptionLoaderProps) {
  useEffect(() => {
    const tell = () => {
      const status = early.has(field.path) ? 'loading' : 'idle';
      store.setOptions(field.path, { items: [], control: { ...staticOptions, status, paged: true, search } });
    };
    const search = (text: string) => {
      early.set(field.path, text);
      tell();
    };
    tell();
  }, [field, store, early]);
  return null;
}

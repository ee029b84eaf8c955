import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { Skeleton } from '../look/Skeleton.tsx';

type Widget = ComponentType<WidgetProps>;

/** A widget that is loaded when it is first drawn; until then there is a bar as tall as an input. */
export function lazyWidget(load: () => Promise<{ readonly default: Widget }>): Widget {
  return lazyComponent(load, () => <Skeleton height={40} />);
}

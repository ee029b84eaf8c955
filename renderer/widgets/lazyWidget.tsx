import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { Skeleton } from '../look/Skeleton.tsx';

type Widget = ComponentType<WidgetProps>;

/** Creates a widget that is loaded when it is first rendered, with a placeholder of an input's height. */
export function lazyWidget(load: () => Promise<{ readonly default: Widget }>): Widget {
  return lazyComponent(load, () => <Skeleton height={40} />);
}

import type { RegistryWidgetsType } from '@rjsf/utils';
import { lazyThemed } from '../theme/lazyThemed.ts';
import { lazyWidget } from './lazyWidget.tsx';

const names = [
  'AltDateWidget',
  'AltDateTimeWidget',
  'CheckboxesWidget',
  'ColorWidget',
  'DateTimeWidget',
  'FileWidget',
  'HiddenWidget',
  'RangeWidget',
  'RatingWidget',
  'TimeWidget',
  'UpDownWidget',
  'URLWidget',
];

/**
 * The widgets of rjsf without a replacement by the portal: those of `@rjsf/mui` and `@rjsf/core`, loaded when one is
 * first rendered.
 */
export const muiWidgets: RegistryWidgetsType = Object.fromEntries(
  names.map((name) => [
    name,
    lazyWidget(
      lazyThemed(
        () => import('./muiParts.tsx'),
        ({ widgets }) => widgets[name] ?? Nothing,
      ),
    ),
  ]),
);

function Nothing(): null {
  return null;
}

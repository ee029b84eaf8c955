import type { Registry } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { lazyThemed } from '../theme/lazyThemed.ts';

type Templates = Registry['templates'];

/**
 * The templates of rjsf that the portal's forms do not use: those of `@rjsf/mui`, loaded when one is first rendered.
 */
export const muiTemplates = {
  ArrayFieldTemplate: late(({ ArrayFieldTemplate }) => ArrayFieldTemplate),
  ArrayFieldDescriptionTemplate: late(({ ArrayFieldDescriptionTemplate }) => ArrayFieldDescriptionTemplate),
  ArrayFieldItemButtonsTemplate: late(({ ArrayFieldItemButtonsTemplate }) => ArrayFieldItemButtonsTemplate),
  ArrayFieldItemTemplate: late(({ ArrayFieldItemTemplate }) => ArrayFieldItemTemplate),
  ArrayFieldTitleTemplate: late(({ ArrayFieldTitleTemplate }) => ArrayFieldTitleTemplate),
  CyclicSchemaExpandTemplate: late(({ CyclicSchemaExpandTemplate }) => CyclicSchemaExpandTemplate),
  ErrorListTemplate: late(({ ErrorListTemplate }) => ErrorListTemplate),
  FallbackFieldTemplate: late(({ FallbackFieldTemplate }) => FallbackFieldTemplate),
  GridTemplate: late(({ GridTemplate }) => GridTemplate),
  MultiSchemaFieldTemplate: late(({ MultiSchemaFieldTemplate }) => MultiSchemaFieldTemplate),
  ObjectFieldTemplate: late(({ ObjectFieldTemplate }) => ObjectFieldTemplate),
  OptionalDataControlsTemplate: late(({ OptionalDataControlsTemplate }) => OptionalDataControlsTemplate),
  UnsupportedFieldTemplate: late(({ UnsupportedFieldTemplate }) => UnsupportedFieldTemplate),
  WrapIfAdditionalTemplate: late(({ WrapIfAdditionalTemplate }) => WrapIfAdditionalTemplate),
  ButtonTemplates: {
    SubmitButton: late(({ ButtonTemplates }) => ButtonTemplates.SubmitButton),
    AddButton: late(({ ButtonTemplates }) => ButtonTemplates.AddButton),
    CopyButton: late(({ ButtonTemplates }) => ButtonTemplates.CopyButton),
    MoveDownButton: late(({ ButtonTemplates }) => ButtonTemplates.MoveDownButton),
    MoveUpButton: late(({ ButtonTemplates }) => ButtonTemplates.MoveUpButton),
    RemoveButton: late(({ ButtonTemplates }) => ButtonTemplates.RemoveButton),
    ClearButton: late(({ ButtonTemplates }) => ButtonTemplates.ClearButton),
  },
};

function late<Props extends object>(pick: (templates: Templates) => ComponentType<Props>): ComponentType<Props> {
  return lazyComponent(
    lazyThemed(
      () => import('./muiParts.tsx'),
      ({ templates }) => pick(templates),
    ),
  );
}

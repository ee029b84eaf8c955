import type { ReactNode } from 'react';
import type { FieldModel } from '#engine';
import { Button, type ButtonProps } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import { unfoldPath } from '../../look/partPaths.ts';
import { useText } from '../../texts/useText.ts';

interface BarButtonProps extends Omit<ButtonProps, 'size' | 'variant' | 'endIcon' | 'children' | 'value'> {
  readonly field: FieldModel;
  readonly value: unknown;
  /** The formatted value. */
  readonly written: ReactNode;
}

/** The button of a filter above the table, with the selected value. */
export function BarButton({ field, value, written, ...rest }: BarButtonProps) {
  const text = useText();
  return (
    <Button
      {...rest}
      size="small"
      variant={value === undefined ? 'outlined' : 'contained'}
      endIcon={<Icon path={unfoldPath} />}
    >
      {text(field.title)}
      {value !== undefined && <>: {written}</>}
    </Button>
  );
}

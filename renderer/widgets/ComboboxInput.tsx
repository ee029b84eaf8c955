import { type AutocompleteRenderInputParams, OutlinedInput } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { inputAttributes, isInvalid } from './inputAttributes.ts';

interface ComboboxInputProps {
  /** Props that MUI's Autocomplete passes to `renderInput`. */
  readonly params: AutocompleteRenderInputParams;
  readonly props: WidgetProps;
  readonly placeholder: string;
}

/** The input of an Autocomplete. MUI's TextField would also load its selects and the other input variants. */
export function ComboboxInput({ params, props, placeholder }: ComboboxInputProps) {
  const { id, disabled, fullWidth, size, slotProps } = params;
  return (
    <OutlinedInput
      {...slotProps.input}
      {...{ id, disabled, fullWidth, placeholder }}
      {...(size === undefined ? {} : { size })}
      error={isInvalid(props)}
      slotProps={{ input: { ...slotProps.htmlInput, ...inputAttributes(props) } }}
    />
  );
}

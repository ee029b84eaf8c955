import { MenuItem, TextField } from '@mui/material';
import { isRecord } from '#engine';
import { useStudioText } from '../texts/useStudioText.ts';
import { labelOfEntry } from '../wording/labelOfEntry.ts';

interface VariantChoiceProps {
  readonly json: unknown;
  /** Pointer of the order of a variant; empty for all steps. */
  readonly value: string;
  readonly onChange: (pointer: string) => void;
}

/** Chooses between all steps of a wizard and the steps of one variant in their order. */
export function VariantChoice({ json, value, onChange }: VariantChoiceProps) {
  const say = useStudioText();
  const variants: readonly unknown[] = isRecord(json) && Array.isArray(json['variants']) ? json['variants'] : [];
  return (
    <TextField
      select
      size="small"
      label={say('variant')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ maxWidth: 320 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{say('allSteps')}</MenuItem>
      {variants.map((variant, index) => {
        const label = labelOfEntry(variant, index);
        return (
          <MenuItem key={label} value={`/variants/${index}/order`}>
            {label}
          </MenuItem>
        );
      })}
    </TextField>
  );
}

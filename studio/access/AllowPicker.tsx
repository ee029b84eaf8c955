import { Autocomplete, TextField } from '@mui/material';
import { useStudioText } from '../texts/useStudioText.ts';
import { usePolicyChoices } from './usePolicyChoices.ts';

interface AllowPickerProps {
  readonly hash: string;
  /** `allow` as it is written: nothing, a policy, or a list of policies. */
  readonly value: unknown;
  readonly readOnly: boolean;
  /** Called with `allow` as it is to be written; undefined if it is to be removed. */
  readonly onWrite: (allow: string | readonly string[] | undefined) => void;
}

/** Who has access to a part of a definition: policies and functions, chosen by their titles. */
export function AllowPicker({ hash, value, readOnly, onWrite }: AllowPickerProps) {
  const say = useStudioText();
  const choices = usePolicyChoices(hash);
  const written: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const chosen = written.map((one) => {
    const name = String(one);
    return choices.find((choice) => choice.name === name) ?? { name, label: name };
  });
  return (
    <Autocomplete
      multiple
      size="small"
      readOnly={readOnly}
      options={choices}
      value={chosen}
      filterSelectedOptions
      isOptionEqualToValue={(one, other) => one.name === other.name}
      onChange={(_event, next) => {
        const names = next.map(({ name }) => name);
        onWrite(names.length < 2 ? names[0] : names);
      }}
      renderInput={(params) => <TextField {...params} label={say('allow')} helperText={say('allowHelp')} />}
    />
  );
}

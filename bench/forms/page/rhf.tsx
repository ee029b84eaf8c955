import {
  Button,
  Checkbox,
  CssBaseline,
  createTheme,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
  ThemeProvider,
} from '@mui/material';
import { memo } from 'react';
import { type Control, type RegisterOptions, useController, useForm, useWatch } from 'react-hook-form';
import type { PlainField, Workload } from '../workloads.ts';
import { drive } from './drive.ts';
import { reactRoot } from './reactRoot.tsx';

type Answers = Readonly<Record<string, unknown>>;

const theme = createTheme();
const types: Readonly<Partial<Record<PlainField['kind'], string>>> = {
  number: 'number',
  date: 'date',
  email: 'email',
  phone: 'tel',
};

/** The form as an experienced user of react-hook-form would write it: one subscription per field. */
function HandWritten({ workload, isLive }: { readonly workload: Workload; readonly isLive: boolean }) {
  const { control, handleSubmit } = useForm<Answers>({
    mode: isLive ? 'onChange' : 'onSubmit',
    shouldUnregister: true,
  });
  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      {workload.fields.map((field) =>
        field.when === undefined ? (
          <Field key={field.name} field={field} control={control} />
        ) : (
          <Dependent key={field.name} field={field} when={field.when} control={control} />
        ),
      )}
      <Button type="submit" variant="contained">
        Save
      </Button>
    </form>
  );
}

interface FieldProps {
  readonly field: PlainField;
  readonly control: Control<Answers>;
}

function Dependent({ field, when, control }: FieldProps & { readonly when: string }) {
  const isOn = useWatch({ control, name: when });
  return isOn === true ? <Field field={field} control={control} /> : null;
}

const Field = memo(function Field({ field, control }: FieldProps) {
  const { name, label, kind, choices = [], required } = field;
  const { field: bound, fieldState } = useController({
    name,
    control,
    defaultValue: kind === 'checkbox' ? false : '',
    rules: rulesOf(field),
  });
  const problem = fieldState.error?.message;
  if (kind === 'checkbox') {
    return (
      <FormControl fullWidth margin="normal">
        <FormControlLabel
          label={label}
          control={
            <Checkbox name={name} checked={bound.value === true} onChange={bound.onChange} onBlur={bound.onBlur} />
          }
        />
      </FormControl>
    );
  }
  if (kind === 'radio') {
    return (
      <FormControl fullWidth margin="normal" required={required} error={problem !== undefined}>
        <FormLabel>{label}</FormLabel>
        <RadioGroup name={name} value={bound.value} onChange={bound.onChange} onBlur={bound.onBlur}>
          {choices.map((choice) => (
            <FormControlLabel key={choice} value={choice} label={choice} control={<Radio />} />
          ))}
        </RadioGroup>
        {problem !== undefined && <FormHelperText className="problem">{problem}</FormHelperText>}
      </FormControl>
    );
  }
  return (
    <TextField
      fullWidth
      margin="normal"
      name={name}
      label={label}
      required={required}
      value={bound.value}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
      error={problem !== undefined}
      helperText={problem}
      type={types[kind] ?? 'text'}
      multiline={kind === 'area'}
      minRows={kind === 'area' ? 3 : 1}
      select={kind === 'select'}
      slotProps={{
        formHelperText: { className: 'problem' },
        ...(kind === 'date' ? { inputLabel: { shrink: true } } : {}),
      }}
    >
      {kind === 'select' &&
        choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice}
          </MenuItem>
        ))}
    </TextField>
  );
});

function rulesOf({ required, kind }: PlainField): RegisterOptions<Answers, string> {
  return {
    ...(required ? { required: 'This is required.' } : {}),
    maxLength: { value: kind === 'area' ? 1000 : 100, message: 'This is too long.' },
    ...(kind === 'email' ? { pattern: { value: /^\S+@\S+\.\S+$/, message: 'This is no address.' } } : {}),
  };
}

const { render, clear } = reactRoot((children) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    {children}
  </ThemeProvider>
));

drive({
  mount: (workload, { isLive }) => render(<HandWritten workload={workload} isLive={isLive} />),
  unmount: clear,
  errors: '.problem',
});

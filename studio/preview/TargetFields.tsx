import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormLabel,
  ListItemText,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useId } from 'react';
import type { AccessNames } from '../access/useAccess.ts';
import { useMay } from '../data/useStudioData.ts';
import { useStudioText } from '../texts/useStudioText.ts';

/** Whose rights a preview has. */
export interface SelectedTarget {
  readonly kind: 'role' | 'account';
  readonly role: string;
  /** None: those of the role. */
  readonly functions: readonly number[];
  readonly account: string;
}

interface TargetFieldsProps {
  readonly access: AccessNames;
  readonly target: SelectedTarget;
  readonly onChange: (target: SelectedTarget) => void;
}

/** Asks for the role with its functions, or for the account. */
export function TargetFields({ access, target, onChange }: TargetFieldsProps) {
  const say = useStudioText();
  const may = useMay();
  const id = useId();
  const { kind, account } = target;
  return (
    <>
      {may('releases.previewAsAccount') && (
        <FormControl sx={{ gridColumn: '1 / -1' }}>
          <FormLabel id={id}>{say('previewAs')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={id}
            value={kind}
            onChange={(event) => onChange({ ...target, kind: event.target.value === 'account' ? 'account' : 'role' })}
          >
            <FormControlLabel value="role" control={<Radio />} label={say('previewAsRole')} />
            <FormControlLabel value="account" control={<Radio />} label={say('previewAsAccount')} />
          </RadioGroup>
        </FormControl>
      )}
      {kind === 'account' ? (
        <TextField
          required
          size="small"
          type="email"
          label={say('account')}
          value={account}
          onChange={(event) => onChange({ ...target, account: event.target.value })}
        />
      ) : (
        <RoleFields access={access} target={target} onChange={onChange} />
      )}
    </>
  );
}

function RoleFields({ access, target, onChange }: TargetFieldsProps) {
  const say = useStudioText();
  const { roles, functions } = access;
  const titleOf = (id: number): string => functions.find((one) => one.id === id)?.title ?? String(id);
  return (
    <>
      <TextField
        select
        size="small"
        label={say('role')}
        value={roles.some(({ id }) => id === target.role) ? target.role : ''}
        onChange={(event) => onChange({ ...target, role: event.target.value })}
      >
        <MenuItem value="">{say('noRole')}</MenuItem>
        {roles.map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={say('functions')}
        helperText={say('functionsHelp')}
        value={target.functions.map(String)}
        onChange={(event) =>
          onChange({
            ...target,
            functions: [event.target.value]
              .flat()
              .map(Number)
              .toSorted((a, b) => a - b),
          })
        }
        slotProps={{
          select: {
            multiple: true,
            renderValue: () => target.functions.map(titleOf).join(', '),
          },
        }}
      >
        {functions.map(({ id, title }) => (
          <MenuItem key={id} value={String(id)}>
            <Checkbox checked={target.functions.includes(id)} sx={{ py: 0 }} tabIndex={-1} disableRipple />
            <ListItemText primary={title} />
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}

import { MenuItem, Stack, TextField } from '@mui/material';
import { memo, useState } from 'react';
import { Heading } from '#renderer/host';
import { useStudioText } from '../texts/useStudioText.ts';
import { type Requirement, readRequirement, writeRequirement } from './requirement.ts';
import { useUserRecords } from './useUserRecords.ts';

interface RequirementPanelProps {
  /** Entity that the value belongs to. */
  readonly entity: string;
  /** `required` as it is written. */
  readonly written: unknown;
  /** Called with `required` as it is to be written; undefined if it is to be removed. */
  readonly onWrite: (required: boolean | string | undefined) => void;
}

type Choice = 'unset' | 'always' | 'never' | 'except' | 'only' | 'other';

/** Whether a value is required: always, never, or depending on the records that a user belongs to. */
export const RequirementPanel = memo(function RequirementPanel(props: RequirementPanelProps) {
  const { entity, written, onWrite } = props;
  const say = useStudioText();
  const users = useUserRecords(entity);
  const [begun, setBegun] = useState<Requirement['test']>();
  const read = readRequirement(written);
  const known = read?.path === users?.path ? read : undefined;
  const choice = begun ?? known?.test ?? simpleChoice(written);
  const choose = (next: Choice) => {
    setBegun(next === 'except' || next === 'only' ? next : undefined);
    if (next === 'except' || next === 'only') {
      if (known !== undefined) onWrite(writeRequirement({ ...known, test: next }));
    } else if (next !== 'other') onWrite(next === 'unset' ? undefined : next === 'always');
  };
  const options: readonly (readonly [Choice, string])[] = [
    ['unset', say('requirementUnset')],
    ['always', say('always')],
    ['never', say('never')],
    ...(users === undefined
      ? []
      : ([
          ['except', say('requirementExcept', { what: users.title })],
          ['only', say('requirementOnly', { what: users.title })],
        ] as const)),
    ...(choice === 'other' ? ([['other', say('asWritten')]] as const) : []),
  ];
  return (
    <Stack spacing={1.5} component="section" aria-label={say('required')}>
      <Heading look="line">{say('required')}</Heading>
      <TextField
        select
        size="small"
        label={say('requiredWhen')}
        value={choice}
        onChange={(event) => {
          const next = options.find(([value]) => value === event.target.value);
          if (next !== undefined) choose(next[0]);
        }}
      >
        {options.map(([value, label]) => (
          <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal' }}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {users !== undefined && (choice === 'except' || choice === 'only') && (
        <TextField
          select
          size="small"
          label={users.title}
          value={known === undefined ? '' : String(known.key)}
          onChange={(event) => {
            const record = users.records.find(({ key }) => String(key) === event.target.value);
            if (record === undefined) return;
            setBegun(undefined);
            onWrite(writeRequirement({ test: choice, path: users.path, key: record.key }));
          }}
        >
          {users.records.map(({ key, label }) => (
            <MenuItem key={key} value={String(key)} sx={{ whiteSpace: 'normal' }}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  );
});

function simpleChoice(written: unknown): Choice {
  if (written === undefined) return 'unset';
  if (typeof written === 'boolean') return written ? 'always' : 'never';
  return 'other';
}

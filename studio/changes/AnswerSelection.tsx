import { Box, Button, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useKeyedRecords } from '../conditions/useKeyedRecords.ts';
import type { AnswerSource } from '../data/operations.ts';
import { useStudioText } from '../texts/useStudioText.ts';

/** Which submitted records are compared, as the operation takes it. */
export interface Selected {
  readonly entity: string;
  readonly last: number;
  readonly since?: string;
  readonly values: readonly { readonly path: string; readonly value: string }[];
}

interface AnswerSelectionProps {
  readonly sources: readonly AnswerSource[];
  readonly isBusy: boolean;
  readonly isReady: boolean;
  readonly onCompare: (selected: Selected) => void;
}

/** Most records that are compared at once, and those that are compared at first. */
const [most, usual] = [5000, 1000];

/** Asks which submitted records are put through the drafts. */
export function AnswerSelection({ sources, isBusy, isReady, onCompare }: AnswerSelectionProps) {
  const say = useStudioText();
  const [entity, setEntity] = useState(sources[0]?.entity ?? '');
  const [last, setLast] = useState(String(usual));
  const [since, setSince] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const source = sources.find((one) => one.entity === entity);
  const paths = [...new Set(source?.by.map(({ path }) => path))];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onCompare({
      ...{ entity, last: Number(last) },
      ...(since === '' ? {} : { since }),
      values: paths.flatMap((path) => (values[path] ? [{ path, value: values[path] }] : [])),
    });
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
      {sources.length > 1 && (
        <TextField
          select
          size="small"
          label={say('records')}
          value={entity}
          onChange={(event) => {
            setEntity(event.target.value);
            setValues({});
          }}
        >
          {sources.map((one) => (
            <MenuItem key={one.entity} value={one.entity}>
              {one.title}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        required
        size="small"
        type="number"
        label={say('latest')}
        value={last}
        onChange={(event) => setLast(event.target.value)}
        slotProps={{ htmlInput: { min: 1, max: most, step: 1 } }}
      />
      {source?.dated && (
        <TextField
          size="small"
          type="date"
          label={say('since')}
          value={since}
          onChange={(event) => setSince(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {paths.map((path) => (
        <ValueField
          key={`${entity} ${path}`}
          entity={entity}
          path={path}
          options={source?.by.filter((one) => one.path === path) ?? []}
          value={values[path] ?? ''}
          onChange={(value) => setValues({ ...values, [path]: value })}
        />
      ))}
      <Button type="submit" variant="outlined" loading={isBusy} disabled={!isReady} sx={{ gridColumn: '1 / -1' }}>
        {say('compareAnswers')}
      </Button>
    </Box>
  );
}

const columns = 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))';

interface ValueFieldProps {
  readonly entity: string;
  readonly path: string;
  readonly options: AnswerSource['by'];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A list where the values of the property are known, or the records whose key it is; else a text. */
function ValueField({ entity, path, options, value, onChange }: ValueFieldProps) {
  const say = useStudioText();
  const records = useKeyedRecords(path, entity)?.records ?? [];
  const values = options.filter((one) => one.value !== undefined);
  const known = values.length > 0 ? values : records.map(({ key, label }) => ({ value: String(key), label }));
  const title = options[0]?.title ?? '';
  const change = (event: { readonly target: { readonly value: string } }): void => onChange(event.target.value);
  if (known.length === 0) return <TextField size="small" label={title} value={value} onChange={change} />;
  return (
    <TextField
      select
      size="small"
      label={title}
      value={value}
      onChange={change}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{say('any')}</MenuItem>
      {known.map((one) => (
        <MenuItem key={one.value} value={one.value}>
          {one.label ?? one.value}
        </MenuItem>
      ))}
    </TextField>
  );
}

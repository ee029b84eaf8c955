import { Alert, Autocomplete, Box, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { createExpressions, type Expressions } from '#engine';
import { useRuntime, useScope, useText } from '#renderer/host';
import type { DefinitionName } from '../data/operations.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { ClauseView } from '../why/ClauseView.tsx';
import { labelsOf } from '../why/labelsOf.ts';
import { TraceView } from '../why/TraceView.tsx';
import { entityInScope } from './entityInScope.ts';
import { type TriedExpression, tryExpression, variablesRead } from './tryExpression.ts';
import { type TriableRecord, useTriableRecords } from './useTriableRecords.ts';

interface TryFormProps {
  readonly name: DefinitionName;
  readonly hash: string;
  readonly json: unknown;
  /** Source without the leading `=`. */
  readonly source: string;
}

/** Asks for a record, and shows what an expression results in for it. */
export function TryForm(props: TryFormProps) {
  const say = useStudioText();
  const { data: expressions } = useQuery({
    queryKey: ['studio', 'expressions'],
    queryFn: loadExpressions,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (expressions === undefined) return <Box role="status">{say('loading')}</Box>;
  return <LoadedForm {...props} expressions={expressions} />;
}

/** Pages have no parser. Each is loaded by itself, so that no page has to load another with the one that it needs. */
async function loadExpressions(): Promise<Expressions> {
  const [{ parseAst }, { compilePattern }] = await Promise.all([
    import('../table/expressionParser.ts'),
    import('./patternParser.ts'),
  ]);
  return createExpressions({ parseAst, compilePattern });
}

type LoadedProps = TryFormProps & { readonly expressions: Expressions };

function LoadedForm({ name, hash, json, source, expressions }: LoadedProps) {
  const say = useStudioText();
  const { release } = useRuntime();
  const around = useScope();
  const scope = useMemo(() => ({ ...around, expressions }), [around, expressions]);
  const tried = useMemo(() => {
    const paths = variablesRead(source, expressions);
    return entityInScope({ name, json, paths, entities: Object.keys(release.entities) });
  }, [name, json, source, expressions, release]);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<TriableRecord | null>(null);
  const { examples, records, error, isSearchable } = useTriableRecords({
    ...{ hash, scope, entity: tried?.entity ?? '', typed: chosen?.label === typed ? '' : typed },
  });
  const result = useMemo(() => {
    if (tried !== undefined && chosen === null) return undefined;
    const variables = Object.fromEntries((tried?.variables ?? []).map((variable) => [variable, chosen?.record]));
    return tryExpression(source, { ...scope, variables });
  }, [source, tried, chosen, scope]);
  return (
    <Stack spacing={1.5} sx={{ pt: 1 }}>
      {tried !== undefined && (
        <Autocomplete
          size="small"
          options={[...examples, ...records]}
          groupBy={({ kind }) => say(`try_${kind}`)}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ key }) => key}
          isOptionEqualToValue={(one, other) => one.key === other.key}
          {...(isSearchable ? { filterOptions: (options: TriableRecord[]) => matching(options, typed) } : {})}
          value={chosen}
          onChange={(_event, next) => setChosen(next)}
          inputValue={typed}
          onInputChange={(_event, next) => setTyped(next)}
          noOptionsText={say('tryNoRecord')}
          renderInput={(params) => <TextField {...params} label={say('tryRecord')} />}
        />
      )}
      {error !== null && <Alert severity="warning">{say('failed', { message: error.message })}</Alert>}
      {result !== undefined && <Result result={result} json={json} expressions={expressions} />}
    </Stack>
  );
}

/** The server has searched the records already; examples are compared here. */
function matching(options: readonly TriableRecord[], typed: string): TriableRecord[] {
  const words = typed.trim().toLowerCase();
  return options.filter(({ kind, label }) => kind === 'record' || label.toLowerCase().includes(words));
}

interface ResultProps {
  readonly result: TriedExpression;
  readonly json: unknown;
  readonly expressions: Expressions;
}

/** The value in words, the results of the parts, and the values that were read. */
function Result({ result, expressions }: ResultProps) {
  const say = useStudioText();
  const text = useText();
  const { release } = useRuntime();
  const labels = useMemo(() => labelsOf({ release, write: (title) => text(title), say }), [release, text, say]);
  const { trace, value, failure, parts } = result;
  return (
    <Stack spacing={1} role="status">
      {failure === undefined ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {say('tryValue')}{' '}
          <strong>{typeof value === 'object' ? JSON.stringify(value) : labels.value(value, undefined)}</strong>
        </Typography>
      ) : (
        <Alert severity="warning">
          {failure === 'absent' ? say('tryAbsent') : say('tryFailed', { message: failure })}
        </Alert>
      )}
      {typeof value === 'boolean' && trace !== undefined ? (
        <TraceView evaluated={[trace]} labels={labels} expressions={expressions} />
      ) : (
        <>
          {parts.map(({ written, value: part }) => (
            <ClauseView
              key={written}
              clause={{
                parts: [],
                text: say('tryPart', { part: written, value: labels.value(part, undefined) }),
                holds: undefined,
              }}
            />
          ))}
          {trace !== undefined && <TraceView evaluated={[trace]} labels={labels} expressions={expressions} isPlain />}
        </>
      )}
    </Stack>
  );
}

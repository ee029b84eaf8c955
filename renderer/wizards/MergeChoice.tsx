import { Box, FormControlLabel, Paper, Radio, RadioGroup } from '@mui/material';
import { useId, useState } from 'react';
import { type FieldModel, formatValue, readPath, writePath } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Button } from '../look/Button.tsx';
import { BelowHeading, Heading } from '../look/HeadingLevel.tsx';
import { Text } from '../look/Text.tsx';
import { useScope } from '../scope/useScope.ts';
import type { EngineTextFunction } from '../texts/useEngineText.ts';
import type { OpenMerge } from './openMerge.ts';

type Answers = Readonly<Record<string, unknown>>;

interface MergeChoiceProps {
  readonly merge: OpenMerge;
  /** The current texts of the engine, whatever release the wizard was started with. */
  readonly say: EngineTextFunction;
  /** Called with the answers after the choice, and the paths at which the other version was selected. */
  onChosen(data: Answers, theirs: readonly string[]): void;
}

/** Fields that two users, or two windows, have changed to different values. The user selects a value for each. */
export function MergeChoice({ merge, say, onChosen }: MergeChoiceProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const id = useId();
  const isDone = merge.entries.every(({ name }) => chosen[name] !== undefined);

  function apply(): void {
    const theirs = merge.entries.flatMap(({ name, paths }) => (chosen[name] === 'theirs' ? paths : []));
    const data = theirs.reduce<Answers>(
      (answers, path) => writePath(answers, path, readPath(merge.theirs, path)),
      merge.data,
    );
    onChosen(data, theirs);
  }

  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, maxWidth: 960 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box id={id}>
          <Heading>{say('mergeTitle')}</Heading>
        </Box>
        <Text>{say('mergeText')}</Text>
        <BelowHeading>
          {merge.entries.map(({ name, title, field, paths }) => (
            <Box key={name}>
              <Text id={`${id}-${name}`} look="line">
                {title}
              </Text>
              {field && merge.base && (
                <Text quiet look="small">
                  <MergeValue {...{ say, field, path: paths[0], answers: merge.base }} word="mergeBase" />
                </Text>
              )}
              <RadioGroup
                aria-labelledby={`${id}-${name}`}
                value={chosen[name] ?? ''}
                onChange={(_event, value) => setChosen({ ...chosen, [name]: value === 'theirs' ? 'theirs' : 'mine' })}
              >
                <FormControlLabel
                  value="theirs"
                  control={<Radio />}
                  label={<MergeValue {...{ say, field, path: paths[0], answers: merge.theirs }} word="mergeTheirs" />}
                />
                <FormControlLabel
                  value="mine"
                  control={<Radio />}
                  label={<MergeValue {...{ say, field, path: paths[0], answers: merge.data }} word="mergeMine" />}
                />
              </RadioGroup>
            </Box>
          ))}
        </BelowHeading>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button variant="contained" disabled={!isDone} onClick={apply}>
            {say('mergeApply')}
          </Button>
        </Box>
      </Box>
    </Paper>
  );
}

interface MergeValueProps {
  readonly say: EngineTextFunction;
  readonly word: 'mergeBase' | 'mergeMine' | 'mergeTheirs';
  readonly field: FieldModel | undefined;
  readonly path: string | undefined;
  readonly answers: Answers;
}

function MergeValue({ say, word, field, path = '', answers }: MergeValueProps) {
  const { release, locale } = useRuntime();
  const scope = useScope();
  const value = readPath(answers, path);
  const words = field === undefined ? '…' : formatValue(field, value, scope, { release, locale });
  return say(word, { value: words === '' || words === undefined ? say('mergeEmpty') : words });
}

import { Box, Chip, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Heading } from '#renderer/host';
import type { DefinitionChange } from '../data/operations.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { describeChanges, type WordedChange } from './describeChanges.ts';
import { showValue } from './labelOfEntry.ts';
import { readJson } from './readJson.ts';

/** A definition that changes, with its texts before and after. */
export interface ChangedDefinition extends DefinitionChange {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const tones = { added: 'success', changed: 'info', removed: 'error' } as const;

interface ChangeListProps {
  readonly changes: readonly ChangedDefinition[];
  /** What stands before the name of a definition, as a box to tick. */
  readonly before?: (change: ChangedDefinition) => ReactNode;
  /** What stands below what is said of a definition. */
  readonly below?: (change: ChangedDefinition) => ReactNode;
}

/** What changes in which definition, in words. */
export function ChangeList({ changes, before, below }: ChangeListProps) {
  const say = useStudioText();
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.definition}`}>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
            {before?.(change)}
            <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <Heading look="group">{change.definition}</Heading>
            </Box>
            <Typography variant="body2" color="text.secondary">
              {change.kind}
            </Typography>
            <Chip size="small" color={tones[change.change]} label={say(change.change)} />
          </Stack>
          <Box sx={{ pl: before === undefined ? 0 : 5.25 }}>
            <Words change={change} />
            {below?.(change)}
          </Box>
        </li>
      ))}
    </Stack>
  );
}

/** Sentences of one definition beyond this number are not read one by one. */
const most = 30;

function Words({ change: { before, after } }: { readonly change: ChangedDefinition }) {
  const say = useStudioText();
  if (before === undefined || after === undefined) {
    return <Typography variant="body2">{say(after === undefined ? 'wordGone' : 'wordNew')}</Typography>;
  }
  const [old, young] = [readJson(before), readJson(after)];
  if (old === undefined || young === undefined) return <Typography variant="body2">{say('unreadable')}</Typography>;
  const changes = describeChanges(old, young);
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {changes.slice(0, most).map((word) => (
        <Typography
          component="li"
          variant="body2"
          key={`${word.change} ${word.place.join('/')}`}
          sx={{ overflowWrap: 'anywhere' }}
        >
          <Sentence word={word} />
        </Typography>
      ))}
      {changes.length > most && <li>… {changes.length - most}</li>}
    </Box>
  );
}

const sentences = { added: 'wordAdded', changed: 'wordChanged', removed: 'wordRemoved', moved: 'wordMoved' } as const;

function Sentence({ word: { change, place, before, after } }: { readonly word: WordedChange }) {
  const say = useStudioText();
  return say(sentences[change], {
    what: place.join(' › '),
    value: showValue(change === 'added' ? after : before),
    before: showValue(before),
    after: showValue(after),
  });
}

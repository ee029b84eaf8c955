import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { InstanceTransfer, StartedGroup } from '../data/operations.ts';
import { useCaller, useMay } from '../data/useStudioData.ts';
import type { StudioTextName } from '../texts/en.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { useTimeText } from '../texts/useTimeText.ts';
import { OrphanList, TransferDialog } from './TransferDialog.tsx';

interface StartedWorkProps {
  /** The live release. */
  readonly hash: string;
  readonly groups: readonly StartedGroup[];
  readonly moves: readonly InstanceTransfer[];
}

/** What was started under older releases: it stays there, or is moved to the live one, and brought back. */
export function StartedWork({ hash, groups, moves }: StartedWorkProps) {
  const say = useStudioText();
  const may = useMay();
  const [moved, setMoved] = useState<StartedGroup>();
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {say('begunHelp')}
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {groups.map((group) => (
          <Entry
            key={`${group.kind} ${group.name} ${group.from}`}
            name={group.name}
            action={
              may('releases.move') && (
                <Button size="small" onClick={() => setMoved(group)}>
                  {say('moveHere')}
                </Button>
              )
            }
          >
            <Typography variant="body2" color="text.secondary">
              {say(group.kind === 'wizard' ? 'forecastWizards' : 'forecastRecords', { count: group.instances })}
              {' · '}
              {say('begunUnder', { release: shortOf(group.from) })}
            </Typography>
            <OrphanList losses={group.losses} />
          </Entry>
        ))}
        {moves.map((move) => (
          <MoveEntry key={move.move} move={move} />
        ))}
      </Stack>
      {moved && <TransferDialog group={moved} base={hash} onClose={() => setMoved(undefined)} />}
    </>
  );
}

interface EntryProps {
  readonly name: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Entry({ name, action, children }: EntryProps) {
  return (
    <Box component="li" sx={{ py: 1.25, '& + li': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ justifyContent: 'space-between', flexWrap: 'wrap', alignItems: 'flex-start' }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          {children}
        </Box>
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          {action}
        </Stack>
      </Stack>
    </Box>
  );
}

const reasons: Readonly<Record<string, StudioTextName>> = {
  wizard: 'moveReason_wizard',
  step: 'moveReason_step',
  state: 'moveReason_state',
  changed: 'moveReason_changed',
  ended: 'moveReason_ended',
};

/** A move with its report. */
function MoveEntry({ move }: { readonly move: InstanceTransfer }) {
  const say = useStudioText();
  const may = useMay();
  const when = useTimeText();
  const call = useCaller();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('releases.moveBack', { move: move.move }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['studio', 'begun'] }),
  });
  const { name, from, to, author, startedAt, status, outcomes } = move;
  const canReturn = status === 'moved' && outcomes.some(({ outcome }) => outcome === 'moved');
  const reasonOf = (reason = ''): string => {
    const text = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
    return text === undefined ? reason : say(text);
  };
  return (
    <Entry
      name={name}
      action={
        <>
          <Chip size="small" label={say(`move_${status}`)} />
          {canReturn && may('releases.moveBack') && (
            <Button size="small" color="inherit" loading={isPending} onClick={() => mutate()}>
              {say('bringBack')}
            </Button>
          )}
        </>
      }
    >
      <Typography variant="body2" color="text.secondary">
        {say('movedBy', { from: shortOf(from), to: shortOf(to), when: when(startedAt), who: author })}
      </Typography>
      {outcomes.map(({ outcome, reason, instances }) => (
        <Typography variant="body2" key={`${outcome} ${reason}`}>
          {say(`outcome_${outcome}`, { count: instances, reason: reasonOf(reason) })}
        </Typography>
      ))}
    </Entry>
  );
}

function shortOf(hash: string): string {
  return hash.slice(0, 12);
}

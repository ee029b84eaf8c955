import { Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { type Condition, isChoice, type LifecycleModel } from '#engine';
import type { Drawing } from '../plan/StoryPlan.ts';
import type { Drawn } from './drawStory.tsx';
import { Sheet } from './Sheet.tsx';
import type { StageWorld } from './StageWorld.ts';

/** The states of a record and the events that lead from one to another. */
export function drawLifecycle(world: StageWorld, { lifecycle: id }: Extract<Drawing, { draw: 'lifecycle' }>): Drawn {
  const lifecycle = world.release.lifecycles[id];
  if (!lifecycle) throw new Error(`No lifecycle "${id}" in this release`);
  const element = (
    <Sheet title={id}>
      <Typography>
        Of {lifecycle.of}, at {lifecycle.at}
      </Typography>
      {lifecycle.events.length > 0 ? <Events lifecycle={lifecycle} /> : <DerivedStates lifecycle={lifecycle} />}
    </Sheet>
  );
  return { element, data: { states: statesOf(lifecycle) } };
}

function Events({ lifecycle }: { readonly lifecycle: LifecycleModel }) {
  return (
    <Rows head={['From', 'Event', 'To', 'When']}>
      {lifecycle.events.map(({ on, auto, event, from, to, when, irreversible }) => (
        <TableRow key={`${on ?? auto} ${from.join(' ')} ${to}`}>
          <TableCell>
            {from.length === 0 ? 'not stored yet' : from.map((state) => <State key={state} name={state} />)}
          </TableCell>
          <TableCell>
            {event}
            {on === undefined ? ' (by itself)' : ` (${on})`}
            {irreversible && ', for good'}
          </TableCell>
          <TableCell>{to === undefined ? 'the same' : <State name={to} />}</TableCell>
          <TableCell>{spell(when)}</TableCell>
        </TableRow>
      ))}
    </Rows>
  );
}

function DerivedStates({ lifecycle }: { readonly lifecycle: LifecycleModel }) {
  return (
    <Rows head={['State', 'When']}>
      {lifecycle.states.map(({ state, when }) => (
        <TableRow key={`${state} ${spell(when)}`}>
          <TableCell>
            <State name={state} />
          </TableCell>
          <TableCell>{spell(when)}</TableCell>
        </TableRow>
      ))}
    </Rows>
  );
}

function Rows({ head, children }: { readonly head: readonly string[]; readonly children: React.ReactNode }) {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {head.map((word) => (
            <TableCell key={word}>{word}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

function State({ name }: { readonly name: string }) {
  return <Chip size="small" variant="outlined" label={name} sx={{ mr: 0.5 }} />;
}

function statesOf({ events, states }: LifecycleModel): readonly string[] {
  const named = events.flatMap(({ from, to }) => [...from, ...(to === undefined ? [] : [to])]);
  return [...new Set([...named, ...states.map(({ state }) => state)])];
}

function spell(condition: Condition): string {
  if (typeof condition === 'boolean') return condition ? 'always' : 'never';
  return isChoice<unknown>(condition) ? 'one of several' : condition['='];
}

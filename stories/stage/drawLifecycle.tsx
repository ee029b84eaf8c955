import { Chip, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { createLifecycleMachine, notStored } from '#machines';
import type { Drawing } from '../plan/StoryPlan.ts';
import type { Drawn } from './drawStory.tsx';
import { type ChartState, readChart } from './readChart.ts';
import { Sheet } from './Sheet.tsx';
import type { StageWorld } from './StageWorld.ts';
import { StateChart } from './StateChart.tsx';

/**
 * Renders the machine that browser and server run for a record: as a chart, as a table, and as JSON for tools of
 * XState.
 */
export function drawLifecycle(world: StageWorld, { lifecycle: id }: Extract<Drawing, { draw: 'lifecycle' }>): Drawn {
  const lifecycle = world.release.lifecycles[id];
  if (!lifecycle) throw new Error(`No lifecycle "${id}" in this release`);
  const machine = createLifecycleMachine(lifecycle);
  const chart = readChart(machine);
  const config = JSON.stringify(machine.config, undefined, 2);
  const element = (
    <Sheet title={id}>
      <Typography>
        Of {lifecycle.of}, at {lifecycle.at}
      </Typography>
      <StateChart name={id} chart={chart} />
      <Transitions chart={chart} />
      <Link href={`data:application/json,${encodeURIComponent(config)}`} download={`${id}.machine.json`}>
        Save the machine as JSON for XState
      </Link>
    </Sheet>
  );
  return { element, data: JSON.parse(config) };
}

function Transitions({ chart }: { readonly chart: readonly ChartState[] }) {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {['From', 'Event', 'To', 'When', 'Effects'].map((word) => (
            <TableCell key={word}>{word}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {chart.flatMap(({ state, transitions }) =>
          transitions.map(({ on, event, to, when, runs, irreversible }) => (
            <TableRow key={`${state} ${on} ${event} ${to} ${when}`}>
              <TableCell>
                <State name={state} />
              </TableCell>
              <TableCell>
                {event === undefined ? 'computed' : `${event} (${on ?? 'by itself'})`}
                {irreversible && ', for good'}
              </TableCell>
              <TableCell>{to === undefined ? 'the same' : <State name={to} />}</TableCell>
              <TableCell>{when}</TableCell>
              <TableCell>{runs.join(', ')}</TableCell>
            </TableRow>
          )),
        )}
      </TableBody>
    </Table>
  );
}

function State({ name }: { readonly name: string }) {
  return name === notStored ? 'not stored yet' : <Chip size="small" variant="outlined" label={name} />;
}

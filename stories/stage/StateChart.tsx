import { notStored } from '#machines';
import type { ChartState, ChartTransition } from './readChart.ts';

const width = 520;
const row = 24;
const head = 32;
const gap = 28;
const lane = 14;
/** Number of characters of a row that fit into a box; the table below contains the full text. */
const fitting = 74;

interface Box extends ChartState {
  readonly top: number;
  readonly height: number;
}

/**
 * Renders a machine as a state chart: a box for each state with its events, and a line for each transition to another
 * state. Lines to the same state share a lane.
 */
export function StateChart({ name, chart }: { readonly name: string; readonly chart: readonly ChartState[] }) {
  const boxes = placeBoxes(chart);
  const targets = boxes.filter(({ state }) => boxes.some((box) => box.transitions.some(leadsFrom(box, state))));
  const right = width + lane * (targets.length + 2);
  const bottom = boxes.reduce((lowest, { top, height }) => Math.max(lowest, top + height), 0);
  return (
    <svg
      role="img"
      aria-label={`State chart of ${name}`}
      viewBox={`-${gap} -4 ${right + gap} ${bottom + 8}`}
      style={{ maxWidth: right + gap, width: '100%' }}
      fontSize={13}
      fill="currentColor"
      stroke="none"
    >
      {boxes.map((box) => (
        <StateBox key={box.state} box={box} />
      ))}
      {targets.map((target, index) => (
        <Lane key={target.state} boxes={boxes} target={target} at={width + lane * (index + 1)} />
      ))}
    </svg>
  );
}

function StateBox({ box }: { readonly box: Box }) {
  const { state, isInitial, transitions, top, height } = box;
  return (
    <g>
      <rect x={0} y={top} width={width} height={height} rx={8} fill="none" stroke="currentColor" />
      {transitions.length === 0 && (
        <rect x={4} y={top + 4} width={width - 8} height={height - 8} rx={5} fill="none" stroke="currentColor" />
      )}
      {isInitial && (
        <>
          <circle cx={-20} cy={top + head / 2} r={5} />
          <path d={arrow(-15, top + head / 2, 0)} fill="none" stroke="currentColor" />
        </>
      )}
      <text x={12} y={top + 21} fontWeight="bold">
        {state === notStored ? 'not stored yet' : state}
      </text>
      {transitions.map((transition, index) => (
        <text key={spellTransition(transition)} x={12} y={top + head + row * index + 16}>
          {shorten(spellTransition(transition))}
        </text>
      ))}
    </g>
  );
}

interface LaneProps {
  readonly boxes: readonly Box[];
  readonly target: Box;
  /** Horizontal position of the lane. */
  readonly at: number;
}

function Lane({ boxes, target, at }: LaneProps) {
  const into = target.top + head / 2;
  const starts = boxes.flatMap((box) =>
    box.transitions.flatMap((transition, index) =>
      leadsFrom(box, target.state)(transition) ? [box.top + head + row * index + row / 2] : [],
    ),
  );
  return (
    <g fill="none" stroke="currentColor">
      {starts.map((start) => (
        <path key={start} d={`M ${width} ${start} H ${at} V ${into}`} />
      ))}
      <path d={arrow(at, into, width)} />
    </g>
  );
}

function placeBoxes(chart: readonly ChartState[]): readonly Box[] {
  const boxes: Box[] = [];
  let top = 0;
  for (const state of chart) {
    const height = head + state.transitions.length * row + (state.transitions.length > 0 ? 6 : 0);
    boxes.push({ ...state, top, height });
    top += height + gap;
  }
  return boxes;
}

/** Returns whether a transition leads from the box to another state, which is the target. */
function leadsFrom({ state }: ChartState, target: string) {
  return ({ to }: ChartTransition): boolean => to === target && to !== state;
}

function spellTransition({ on, event, when, runs, to }: ChartTransition): string {
  const trigger = on ?? 'automatic';
  const named = event === undefined || event === on ? trigger : `${event}: ${trigger}`;
  const guard = when === 'always' ? '' : ` [${when}]`;
  const effects = runs.length === 0 ? '' : ` / ${runs.join(', ')}`;
  return `${named}${guard}${effects}${to === undefined && on !== undefined ? ' (stays)' : ''}`;
}

function shorten(text: string): string {
  return text.length > fitting ? `${text.slice(0, fitting - 1)}…` : text;
}

/** Returns the path of a horizontal line with an arrowhead at its end. */
function arrow(from: number, height: number, to: number): string {
  const back = from < to ? to - 6 : to + 6;
  return `M ${from} ${height} H ${to} M ${back} ${height - 4} L ${to} ${height} L ${back} ${height + 4}`;
}

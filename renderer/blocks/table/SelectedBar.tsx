import { LinearProgress } from '@mui/material';
import { use, useState } from 'react';
import type { ActionModel } from '#engine';
import { findAvailability } from '../../calls/availability.ts';
import { DialogsContext } from '../../contexts/Dialogs.ts';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { NamedIcon } from '../../icons/NamedIcon.tsx';
import { Button } from '../../look/Button.tsx';
import { Surface } from '../../look/Surface.tsx';
import { Text } from '../../look/Text.tsx';
import { extendScope } from '../../scope/extendScope.ts';
import { useScope } from '../../scope/useScope.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useMarkdown } from '../../texts/useMarkdown.ts';
import { useText } from '../../texts/useText.ts';
import { SelectedOutcome } from './SelectedOutcome.tsx';
import type { Selection } from './Selection.ts';
import { type ManyOutcome, type SelectedRow, scopeOfSelected, useRunMany } from './useRunMany.ts';

export interface SelectedBarProps {
  readonly actions: readonly ActionModel[];
  readonly selection: Selection;
  readonly nameOf: (row: SelectedRow) => string;
}

/** Shows the number of selected rows, their actions, and the progress and outcome of an action. */
export function SelectedBar({ actions, selection, nameOf }: SelectedBarProps) {
  const say = useEngineText();
  const { runMany, progress, stop } = useRunMany();
  const scope = useScope();
  const [outcome, setOutcome] = useState<ManyOutcome>();
  const rows = [...selection.rows];
  if (rows.length === 0 && outcome === undefined && progress === undefined) return null;

  const start = async (action: ActionModel, open: readonly SelectedRow[]) => {
    if (action.target.verb !== 'run') return;
    setOutcome(undefined);
    const result = await runMany(action.target.call, open, (row) =>
      scopeOfSelected(scope, row, { count: open.length }),
    );
    selection.pick(
      result.done.map(({ row }) => row),
      false,
    );
    setOutcome(result);
  };
  const takeBack = async ({ done, undo }: ManyOutcome) => {
    if (undo?.target.verb !== 'run') return;
    const results = new Map(done.map(({ row, result }) => [row, result]));
    setOutcome(undefined);
    const { undo: _undo, ...after } = await runMany(
      undo.target.call,
      done.map(({ row }) => row),
      (row) => scopeOfSelected(scope, row, { result: results.get(row) }),
    );
    setOutcome(after.failed.length > 0 ? after : undefined);
  };

  return (
    <Surface as="section" aria-label={say('pickedRows')} className="picked no-print">
      {progress ? (
        <>
          <Text as="span" look="small" role="status">
            {say('pickProgress', { ...progress })}
          </Text>
          <LinearProgress
            aria-label={say('pickedRows')}
            variant="determinate"
            value={(100 * progress.value) / progress.count}
            sx={{ flex: '1 1 8rem' }}
          />
          <Button size="small" onClick={stop}>
            {say('pickStop')}
          </Button>
        </>
      ) : (
        <>
          {outcome && (
            <SelectedOutcome
              outcome={outcome}
              nameOf={nameOf}
              onUndo={() => void takeBack(outcome)}
              onClose={() => setOutcome(undefined)}
            />
          )}
          {rows.length > 0 && (
            <>
              <Text as="span" look="line" role="status">
                {say('pickedCount', { count: rows.length })}
              </Text>
              {actions.map((action, index) => (
                <SelectedAction
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list is written in the definition.
                  key={index}
                  action={action}
                  rows={rows}
                  onStart={(open) => void start(action, open)}
                />
              ))}
              <Button size="small" onClick={selection.clear}>
                {say('pickClear')}
              </Button>
            </>
          )}
        </>
      )}
    </Surface>
  );
}

interface SelectedActionProps {
  readonly action: ActionModel;
  readonly rows: readonly SelectedRow[];
  readonly onStart: (open: readonly SelectedRow[]) => void;
}

/** A button that runs an action for the selected rows in which it is available. */
function SelectedAction({ action, rows, onStart }: SelectedActionProps) {
  const runtime = useRuntime();
  const dialogs = use(DialogsContext);
  const around = useScope();
  const text = useText();
  const markdown = useMarkdown();
  const open = rows.filter((row) => findAvailability(action, scopeOfSelected(around, row), runtime).state === 'open');
  if (open.length === 0) return null;
  const scope = extendScope(around, { count: open.length });
  const title = text(action.title, undefined, scope);
  const press = async () => {
    const question = action.confirm && markdown(action.confirm, undefined, scope);
    if (question && !(await dialogs.confirm(question, title, { tone: action.tone }))) return;
    onStart(open);
  };
  return (
    <Button
      size="small"
      variant="outlined"
      color={action.tone}
      startIcon={action.icon ? <NamedIcon name={action.icon} /> : undefined}
      onClick={() => void press()}
    >
      {title}
    </Button>
  );
}

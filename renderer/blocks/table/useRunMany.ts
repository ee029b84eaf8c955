import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { ActionModel, CallModel, Scope } from '#engine';
import { pickNotice } from '../../calls/pickNotice.ts';
import { refreshAfter } from '../../calls/refreshAfter.ts';
import { useRunCall } from '../../calls/useRunCall.ts';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { extendScope } from '../../scope/extendScope.ts';
import type { Row } from '../../values/rowsOf.ts';

/** A selected row with the key of its record. */
export type SelectedRow = readonly [key: string, row: Row];

interface DoneRow {
  readonly row: SelectedRow;
  readonly result: unknown;
}

interface FailedRow {
  readonly row: SelectedRow;
  readonly text: string;
}

/** The outcome of an action on several rows. */
export interface ManyOutcome {
  readonly done: readonly DoneRow[];
  readonly failed: readonly FailedRow[];
  /** Undoes the action, if the notice of the operation has such an action. */
  readonly undo?: ActionModel;
}

interface Progress {
  readonly value: number;
  readonly count: number;
}

/** Returns a function that runs an action for one row after the other, and its progress. */
export function useRunMany() {
  const run = useRunCall();
  const queries = useQueryClient();
  const { release } = useRuntime();
  const [progress, setProgress] = useState<Progress>();
  const isStopped = useRef(false);

  const runMany = useCallback(
    async (
      call: CallModel,
      rows: readonly SelectedRow[],
      scopeOf: (row: SelectedRow) => Scope,
    ): Promise<ManyOutcome> => {
      const done: DoneRow[] = [];
      const failed: FailedRow[] = [];
      isStopped.current = false;
      for (const [index, row] of rows.entries()) {
        if (isStopped.current) break;
        setProgress({ value: index, count: rows.length });
        const outcome = await run(call, scopeOf(row), { isOneOfMany: true });
        if (outcome.ok) done.push({ row, result: outcome.result });
        else failed.push({ row, text: outcome.text });
      }
      setProgress(undefined);
      const operation = release.operations[call.run];
      if (operation === undefined) return { done, failed };
      refreshAfter(operation, queries, release);
      const undo = pickNotice(call, operation, ['success'])?.actions.find(({ target }) => target.verb === 'run');
      return { done, failed, ...(undo === undefined ? {} : { undo }) };
    },
    [run, queries, release],
  );
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  return { runMany, progress, stop };
}

/** Returns the scope of an action on a row. */
export function scopeOfSelected(
  scope: Scope,
  [, row]: SelectedRow,
  more: Readonly<Record<string, unknown>> = {},
): Scope {
  return extendScope(scope, { this: row, root: row, ...more });
}

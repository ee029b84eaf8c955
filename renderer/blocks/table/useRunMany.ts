import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { ActionModel, CallModel, Scope } from '#engine';
import { pickNotice } from '../../calls/pickNotice.ts';
import { refreshAfter } from '../../calls/refreshAfter.ts';
import { useRunCall } from '../../calls/useRunCall.ts';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { extendScope } from '../../scope/extendScope.ts';
import type { Row } from '../../values/rowsOf.ts';

/** A selected row, by the key of its record. */
export type SelectedRow = readonly [key: string, row: Row];

interface DoneRow {
  readonly row: SelectedRow;
  readonly result: unknown;
}

interface FailedRow {
  readonly row: SelectedRow;
  readonly text: string;
}

/** What became of an action on several rows. */
export interface ManyOutcome {
  readonly done: readonly DoneRow[];
  readonly failed: readonly FailedRow[];
  /** Takes back what was done, where the notice of the operation offers it. */
  readonly undo?: ActionModel;
}

interface Progress {
  readonly value: number;
  readonly count: number;
}

/** Runs an action for one row after the other, and tells how far it has come. */
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

/** What an action on a row reads. */
export function scopeOfSelected(
  scope: Scope,
  [, row]: SelectedRow,
  more: Readonly<Record<string, unknown>> = {},
): Scope {
  return extendScope(scope, { this: row, root: row, ...more });
}

import type { FieldModel } from '../model/field.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Draft } from './Draft.ts';
import { rowScope } from './rowScope.ts';
import { fillDefaults } from './startDraft.ts';

interface NewRow {
  /** Fields of a row. */
  readonly fields: readonly FieldModel[];
  /** Rows before it. */
  readonly count: number;
  readonly root: Draft;
  readonly scope: Scope;
  readonly release: Release;
}

/** A row to be added at the end of a list of records, with its defaults. */
export function startRow({ count, scope, ...row }: NewRow): Draft {
  return fillDefaults({ ...row, scope: rowScope(scope, count, count + 1), draft: {} });
}

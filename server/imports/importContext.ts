import type { OperationModel, User } from '#engine';
import type { CallExternal } from '../contract/CallExternal.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import type { Services } from '../contract/Services.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { contextFor, deriveContext, runInside } from '../operations/contextFor.ts';
import type { OperationCall } from '../operations/runOperation.ts';
import type { ServedRelease } from '../releases/ReleaseStore.types.ts';
import { loadRowOptions, type Remembered, type RowOptions, rememberRuns } from './loadRowOptions.ts';

/** The user and the release of an import. */
export interface ImportUser {
  readonly user: User;
  readonly locale: string;
  readonly live: ServedRelease;
}

interface ContextInput extends ImportUser {
  readonly services: Services;
  readonly db: Queries;
  /** Operation of each row. */
  readonly operation: OperationModel;
  readonly remembered: Remembered;
  readonly afterCommit?: (work: () => Promise<unknown>) => void;
  readonly outside?: CallExternal;
}

/** Context of the rows in one transaction. */
export interface ImportContext {
  readonly context: HandlerContext;
  readonly options: RowOptions;
  /** Returns the call of a row from its HTTP arguments. */
  call(http: OperationCall['http']): OperationCall;
}

/** Creates the context of rows in a transaction. Without `outside`, other systems are not called. */
export function importContext(input: ContextInput): ImportContext {
  const { services, live, db, user, locale, operation, remembered } = input;
  const afterCommit = input.afterCommit ?? (() => undefined);
  const outside: CallExternal =
    input.outside ??
    (() => {
      throw new Error('Rows are checked without asking other systems.');
    });
  const request = contextFor({ services, live, db, user, locale, request: {}, afterCommit, outside });
  const context = deriveContext(request, { operation, args: {}, body: {}, access: [] });
  return {
    context,
    options: loadRowOptions(context, {
      run: (id, args, access) => runInside(request, id, { args, access }),
      remembered,
    }),
    call: (http) => ({
      ...{ services, live, db, operation, http, caller: { user }, locale, request: {}, afterCommit, outside },
      loadOptions: rememberRuns(remembered),
    }),
  };
}

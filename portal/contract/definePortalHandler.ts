import type { OperationArguments, OperationId, OperationResults } from '#definitions';
import type { Handler, HandlerContext, StoredFileResult } from '#server';

/** A file may be returned as it is stored. */
type StoredFile<Id extends OperationId> = OperationResults[Id] extends { readonly data: ArrayBuffer }
  ? StoredFileResult
  : never;

/** An operation without a result may answer nothing at all. */
type Answer<Id extends OperationId> =
  | Promise<OperationResults[Id] | StoredFile<Id>>
  | (undefined extends OperationResults[Id] ? Promise<void> : never);

/** A handler's context whose arguments are those that the operation's definition declares. */
export interface PortalContext<Id extends OperationId> extends HandlerContext {
  readonly args: OperationArguments[Id] & HandlerContext['args'];
  readonly body: Partial<OperationArguments[Id]> & HandlerContext['body'];
}

/**
 * Says which function answers an operation of the portal, checked against the types that its definition generates.
 *
 * @example definePortalHandler('projects.customFields', ({ db, args }) => customFields(db, args.companyId))
 */
export function definePortalHandler<Id extends OperationId>(
  operation: Id,
  run: (context: PortalContext<Id>) => Answer<Id>,
): Handler {
  // The one cast: what reaches a handler was checked against the definition that the types are made of.
  return { operation, run: (context) => run(context as PortalContext<Id>) };
}

import type { OperationArguments, OperationId, OperationResults } from '#definitions';
import type { Handler, HandlerContext, StoredFileResult } from '#server';

/** A handler can return a stored file. */
type StoredFile<Id extends OperationId> = OperationResults[Id] extends { readonly data: ArrayBuffer }
  ? StoredFileResult
  : never;

/** A handler of an operation without a result can return nothing. */
type Answer<Id extends OperationId> =
  | Promise<OperationResults[Id] | StoredFile<Id>>
  | (undefined extends OperationResults[Id] ? Promise<void> : never);

/** A handler's context with the arguments that the operation's definition declares. */
export interface PortalContext<Id extends OperationId> extends HandlerContext {
  readonly args: OperationArguments[Id] & HandlerContext['args'];
  readonly body: Partial<OperationArguments[Id]> & HandlerContext['body'];
}

/**
 * Defines the function that handles an operation of the portal, checked against the types generated from its
 * definition.
 *
 * @example definePortalHandler('projects.customFields', ({ db, args }) => customFields(db, args.companyId))
 */
export function definePortalHandler<Id extends OperationId>(
  operation: Id,
  run: (context: PortalContext<Id>) => Answer<Id>,
): Handler {
  // The only cast: the arguments of a handler were validated by the definition that the types are generated from.
  return { operation, run: (context) => run(context as PortalContext<Id>) };
}

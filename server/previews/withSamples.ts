import { ownedBy } from '#compiler';
import { type OperationModel, pageOf, resultType, type User } from '#engine';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import type { PreviewRelease, ServedRelease } from '../releases/ReleaseStore.types.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the release with handlers that return sample records and read nothing that is stored. The records belong to
 * the user, through every ownership of their entity.
 */
export function withSamples(served: PreviewRelease, user: User): ServedRelease {
  const { release, records, handlers: own } = served;
  const rowsOf = (entity: string): readonly Row[] => {
    const rows = Object.hasOwn(records, entity) ? (records[entity] ?? []) : [];
    return ownedBy(user, { [entity]: rows }, release)[entity] ?? [];
  };
  const handlers = Object.values(release.operations).map((operation): [string, Handler] => {
    const handler = own.get(operation.id);
    if (handler !== undefined && (handler.isSteady === true || handler.inSamples === 'run'))
      return [operation.id, handler];
    const given = (): readonly Row[] =>
      handler?.inSamples === 'nothing' ? [] : rowsOf(resultType(operation) ?? operation.of ?? '');
    return [operation.id, { operation: operation.id, run: (context) => answer(operation, given(), context) }];
  });
  return { ...served, handlers: new Map(handlers), storages: new Map() };
}

async function answer(operation: OperationModel, rows: readonly Row[], context: HandlerContext): Promise<unknown> {
  const { result, parameters } = operation;
  const { args, page, release, notFound } = context;
  if (result.shape === 'page') return pageOf(rows, page.page, page.size);
  if (result.shape === 'list') return rows;
  if (result.shape === 'file') return notFound();
  if (result.shape !== 'one') return undefined;
  const key = release.entities[resultType(operation) ?? '']?.key;
  const named = parameters.map((name) => String(args[name]));
  return rows.find((row) => key !== undefined && named.includes(String(row[key]))) ?? rows[0];
}

import {
  completeRecord,
  type DecodedArguments,
  decodeArguments,
  encodeRequest,
  FilterError,
  grantedRelations,
  readPath,
  withPageSize,
} from '#engine';
import { type CallInput, entityOf, refuse, scopeOf } from './CallInput.ts';
import { changeRecord } from './changeRecord.ts';
import { presentResult } from './presentResult.ts';
import { ownRows, queryRows } from './queryRows.ts';

/** Runs one call like a server: checks permissions, body, record and state. Throws an `OperationError`. */
export function answerOperation(input: CallInput): unknown {
  const { operation, options, user } = input;
  const { release, expressions } = options;
  if (!input.isEffect && grantedRelations(operation, { user, expressions }, release).length === 0) {
    throw user.signedIn ? refuse(input, 403, 'forbidden') : refuse(input, 401, 'unauthenticated');
  }
  const decoded = decode(input);
  const handler =
    options.handlers && Object.hasOwn(options.handlers, operation.id) ? options.handlers[operation.id] : undefined;
  const result = operation.method === 'GET' && !handler ? read(input, decoded) : changeRecord(input, decoded, handler);
  return presentResult(input, result);
}

function decode(input: CallInput): DecodedArguments {
  const { args, options, user } = input;
  const operation = withPageSize(input.operation, { user, expressions: options.expressions }, options.release);
  const params = Object.fromEntries(
    operation.parameters.flatMap((name) => (isKey(args[name]) ? [[name, String(args[name])]] : [])),
  );
  let query: Readonly<Record<string, unknown>>;
  let body: unknown;
  try {
    ({ query, body } = encodeRequest(operation, withoutVersion(input), options.release));
  } catch (error) {
    if (error instanceof FilterError) throw refuse(input, 0, 'filter', error.message);
    throw refuse(input, 0, 'unbound', error instanceof Error ? error.message : String(error));
  }
  const decoded = decodeArguments(operation, { params, query, body }, options.release);
  const [problem] = decoded.problems;
  if (problem) throw refuse(input, 400, 'validation', problem.message);
  return decoded;
}

/** The `version` of a call is not part of its changes, unless the body declares it. */
function withoutVersion({ operation, args }: CallInput): CallInput['args'] {
  if (!operation.versioned || operation.body?.some(({ path }) => path === 'version') === true) return args;
  const { version: _version, ...rest } = args;
  return rest;
}

function isKey(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

function read(input: CallInput, decoded: DecodedArguments): unknown {
  const { operation, store, user, options } = input;
  const entity = entityOf(input);
  if (!entity) throw refuse(input, 501, 'no-handler', `No handler for "${operation.id}"`);
  const { release, expressions } = options;
  const visible = ownRows(operation, store.list(entity.id), { user, expressions }, release);
  const joined = visible.map((row) => store.join(entity.id, row));
  // Rows can be sorted and filtered by computed properties, because the server stores them for that purpose.
  const isComputed = decoded.sort !== undefined || decoded.filter.length > 0;
  const rows = isComputed
    ? joined.map((row) => completeRecord(entity, row, scopeOf(input, {}), options.release))
    : joined;
  if (operation.result.shape !== 'one') return queryRows({ operation, rows, decoded, entity });
  const found = rows.find((row) =>
    Object.entries({ ...decoded.query, ...decoded.params }).every(
      ([name, value]) => String(readPath(row, name)) === String(value),
    ),
  );
  if (!found) throw refuse(input, 404, 'not-found');
  return found;
}

import { isInternal } from '#compiler';
import type { OperationModel } from '#engine';

/** An operation matched by method and path, with the values of its path parameters. */
export interface OperationMatch {
  readonly operation: OperationModel;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the operation of a method and a path below the API's prefix. The path is still percent-encoded. */
export type OperationRouter = (method: string, path: string) => OperationMatch | undefined;

interface Branch {
  readonly words: Map<string, Branch>;
  parameter?: Branch;
  /** Method → operation at this path. */
  readonly ends: Map<string, OperationModel>;
}

/** No stored key is longer. */
const longestParameter = 500;

/**
 * Creates the router of a release, without internal operations. A literal segment has precedence over a parameter; if
 * it has no match, the parameter is tried.
 */
export function createOperationRouter(operations: readonly OperationModel[]): OperationRouter {
  const root = newBranch();
  for (const operation of operations) {
    if (isInternal(operation)) continue;
    let branch = root;
    for (const segment of segmentsOf(operation.path))
      branch = isParameter(segment) ? below(branch) : word(branch, segment);
    branch.ends.set(operation.method, operation);
  }
  return (method, path) => {
    const given = segmentsOf(path).map(decode);
    // A HEAD request is handled like a GET request.
    const wanted = method === 'HEAD' ? 'GET' : method;
    const operation = given.includes(undefined) ? undefined : walk(root, given.map(String), wanted);
    return operation && { operation, params: readParams(operation, given.map(String)) };
  };
}

function newBranch(): Branch {
  return { words: new Map(), ends: new Map() };
}

function word(branch: Branch, segment: string): Branch {
  const next = branch.words.get(segment) ?? newBranch();
  branch.words.set(segment, next);
  return next;
}

function below(branch: Branch): Branch {
  branch.parameter ??= newBranch();
  return branch.parameter;
}

function walk(branch: Branch, [segment, ...rest]: readonly string[], method: string): OperationModel | undefined {
  if (segment === undefined) return branch.ends.get(method);
  const next = branch.words.get(segment);
  const found = next && walk(next, rest, method);
  if (found !== undefined) return found;
  const fits = segment !== '' && segment.length <= longestParameter;
  return fits && branch.parameter !== undefined ? walk(branch.parameter, rest, method) : undefined;
}

function readParams(operation: OperationModel, given: readonly string[]): Readonly<Record<string, string>> {
  const entries = segmentsOf(operation.path).flatMap((segment, index) =>
    isParameter(segment) ? [[segment.slice(1, -1), given[index] ?? ''] as const] : [],
  );
  return Object.fromEntries(entries);
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').slice(1);
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{') && segment.endsWith('}');
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

import { type HttpArguments, isRecord, type OperationModel } from '#engine';

interface Taken {
  readonly http: HttpArguments;
  /** Version of the stored record that the call was made over, as sent; absent when the caller does not say. */
  readonly version?: unknown;
}

/** Parts the version of the record from what is to be done with it, unless the body declares it among its fields. */
export function extractVersion(operation: OperationModel, http: HttpArguments): Taken {
  if (!operation.versioned || !isRecord(http.body) || !Object.hasOwn(http.body, 'version')) return { http };
  const { version, ...body } = http.body;
  const isDeclared = operation.body?.some(({ path }) => path === 'version') === true;
  return { http: isDeclared ? http : { ...http, body }, version: version ?? undefined };
}

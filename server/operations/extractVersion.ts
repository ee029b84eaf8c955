import { type HttpArguments, isRecord, type OperationModel } from '#engine';

interface Taken {
  readonly http: HttpArguments;
  /** Version of the stored record that the client has seen, as sent. Absent if the client does not send it. */
  readonly version?: unknown;
}

/** Separates the version of the record from the body, unless the body declares it as a field. */
export function extractVersion(operation: OperationModel, http: HttpArguments): Taken {
  if (!operation.versioned || !isRecord(http.body) || !Object.hasOwn(http.body, 'version')) return { http };
  const { version, ...body } = http.body;
  const isDeclared = operation.body?.some(({ path }) => path === 'version') === true;
  return { http: isDeclared ? http : { ...http, body }, version: version ?? undefined };
}

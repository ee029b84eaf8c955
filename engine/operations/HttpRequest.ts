/** The HTTP request of an operation call, below the API prefix. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
  /** The body is sent as multipart: files under their field names, the rest as JSON under `part`, or field by field. */
  readonly multipart?: { readonly part?: string; readonly files: readonly string[] };
}

/** The parts of a request, before their names are translated to those of the definitions. */
export interface HttpArguments {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

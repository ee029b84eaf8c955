/** An operation's call in the words of HTTP, below the API prefix. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
  /** The body travels as multipart: files by their field's name, the rest as JSON under `part`, or field by field. */
  readonly multipart?: { readonly part?: string; readonly files: readonly string[] };
}

/** What a server has read from a request before it knows the operation's names. */
export interface HttpArguments {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

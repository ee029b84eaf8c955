import {
  type Expressions,
  OperationError,
  type Release,
  type SerializedAst,
  type SerializedMessage,
  type Validators,
} from '#engine';

type Catalogue = Readonly<Record<string, string>>;
type Messages = Readonly<Record<string, SerializedMessage>>;

/** The part that is served to every user. */
const publicPart = 'public';

/** A token, and the name of the rights that the server returned last. */
export interface Session {
  readonly token: string;
  readonly rights?: string;
}

export interface FetchedRelease {
  readonly release: Release;
  /** Namespace of its texts, see `fetchTexts`. */
  readonly namespace: string;
  readonly validators: Validators;
  /** The name of the rights that this part is for; absent for the public part. */
  readonly rights?: string;
}

interface Part {
  readonly release: Release;
  readonly trees: Readonly<Record<string, SerializedAst>>;
  /** The parsed forms of its English texts. */
  readonly messages: Messages;
}

interface Texts {
  readonly texts: Catalogue;
  readonly messages: Messages;
}

/** The part of a release to fetch: `public`, `own`, or the name of rights. */
interface Place {
  readonly hash: string;
  readonly part: string;
  readonly token?: string;
  /** Registry to which the ASTs and parsed texts of a part are added. */
  readonly expressions: Expressions;
}

/**
 * Returns the hash of the live release. The server writes it into the page; a development server does not, so it is
 * fetched.
 */
export async function currentHash(): Promise<string> {
  const named = document.querySelector<HTMLMetaElement>('meta[name=release]')?.content;
  if (named !== undefined) return named;
  const { hash }: { readonly hash: string } = await (await fetchFile('/definitions/current', undefined)).json();
  return hash;
}

/**
 * Fetches the part of a release that a session may see, or the public part if there is no session. The release may be
 * an older one. If the name of the rights is known, the URL never changes; otherwise the response returns the name.
 */
export async function fetchReleaseOf(
  hash: string,
  session: Session | undefined,
  expressions: Expressions,
): Promise<FetchedRelease> {
  if (session === undefined) return fetchAll({ hash, part: publicPart, expressions });
  const { token, rights } = session;
  if (rights !== undefined) {
    try {
      return { ...(await fetchAll({ hash, part: rights, token, expressions })), rights };
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
  const answer = await fetchFile(addressOf(hash, 'own', 'portal.json'), token);
  const named = answer.headers.get('x-rights') ?? 'own';
  const place: Place = { hash, part: named, token, expressions };
  return { ...assemble(place, await answer.json(), await importValidators(place)), rights: named };
}

/** Fetches the texts of a namespace, `<hash>.<part>`, in a language. */
export async function fetchTexts(
  namespace: string,
  locale: string,
  { token, expressions }: { readonly token: string | undefined; readonly expressions: Expressions },
): Promise<Catalogue> {
  // The name of a part can contain dots, a hash cannot.
  const end = namespace.indexOf('.');
  const part = namespace.slice(end + 1);
  const address = addressOf(namespace.slice(0, end), part, `words.${locale}.json`);
  const { texts, messages }: Texts = await (await fetchFile(address, part === publicPart ? undefined : token)).json();
  expressions.addCompiledMessages(texts, messages);
  return texts;
}

/** Returns whether the server has refused the token or the rights. */
export function isRefused(error: unknown): boolean {
  return error instanceof OperationError && [401, 403, 404].includes(error.status);
}

async function fetchAll(place: Place): Promise<FetchedRelease> {
  const validators = importValidators(place);
  // The request below reports why the rights are refused. The script import can fail first, and reports only that it
  // was not found.
  validators.catch(() => undefined);
  const answer = await fetchFile(addressOf(place.hash, place.part, 'portal.json'), place.token);
  return assemble(place, await answer.json(), await validators);
}

/** Combines the fetched files. The server has compiled them, so they are not validated again. */
function assemble(place: Place, { release, trees, messages }: Part, validators: Validators): FetchedRelease {
  const { expressions, hash, part } = place;
  expressions.addCompiledExpressions(trees);
  expressions.addCompiledMessages(release.texts['en'] ?? {}, messages);
  return { release, namespace: `${hash}.${part}`, validators };
}

function addressOf(hash: string, part: string, file: string): string {
  return part === publicPart ? `/definitions/${hash}/public-${file}` : `/definitions/${hash}/${part}/${file}`;
}

/** Fetches a file. Throws an `OperationError` with the status unless it is served. */
export async function fetchFile(address: string, token: string | undefined): Promise<Response> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(address, { headers });
  if (response.ok) return response;
  const { status } = response;
  throw new OperationError({ operation: address, status, code: 'release', message: `${address} answered ${status}` });
}

async function importValidators({ hash, part }: Place): Promise<Validators> {
  const address = addressOf(hash, part, 'validators.js');
  const module: { readonly default: Validators } = await import(/* @vite-ignore */ address);
  return module.default;
}

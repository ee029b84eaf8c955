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

/** By what the server knows who asks, and the name of the rights that it told last. */
export interface Session {
  readonly token: string;
  readonly rights?: string;
}

export interface FetchedRelease {
  readonly release: Release;
  readonly validators: Validators;
  readonly loadTexts: (locale: string) => Promise<Catalogue>;
  /** The name of the rights whose part this is; absent: what is needed before a sign-in. */
  readonly rights?: string;
}

interface Part {
  readonly release: Release;
  readonly trees: Readonly<Record<string, SerializedAst>>;
  /** Its English texts, as far as they were read. */
  readonly messages: Messages;
}

interface Texts {
  readonly texts: Catalogue;
  readonly messages: Messages;
}

/** Where a part is fetched, and whose it is. */
interface Place {
  readonly folder: string;
  /** Before the name of each file. */
  readonly prefix: string;
  readonly token?: string;
  /** What the ASTs and parsed texts of a part are added to. */
  readonly expressions: Expressions;
}

/** The release that counts now. The server writes it into the page that it sends; a development server does not. */
export async function currentHash(): Promise<string> {
  const named = document.querySelector<HTMLMetaElement>('meta[name=release]')?.content;
  if (named !== undefined) return named;
  const { hash }: { readonly hash: string } = await (await fetchPart('/definitions/current', undefined)).json();
  return hash;
}

/**
 * Fetches what a session may see of the release of that hash, which may be an older one, or without a session what is
 * public. Rights whose name is known are one address for good; others are asked for and named by the answer.
 */
export async function fetchReleaseOf(
  hash: string,
  session: Session | undefined,
  expressions: Expressions,
): Promise<FetchedRelease> {
  const release = `/definitions/${hash}`;
  if (session === undefined) return fetchAll({ folder: release, prefix: 'public-', expressions });
  const { token, rights } = session;
  if (rights !== undefined) {
    try {
      return { ...(await fetchAll({ folder: `${release}/${rights}`, prefix: '', token, expressions })), rights };
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
  const answer = await fetchPart(`${release}/own/portal.json`, token);
  const named = answer.headers.get('x-rights') ?? 'own';
  const place: Place = { folder: `${release}/${named}`, prefix: '', token, expressions };
  return { ...assemble(place, await answer.json(), await importValidators(place)), rights: named };
}

/** The server knows the session no more, or not these rights. */
export function isRefused(error: unknown): boolean {
  return error instanceof OperationError && [401, 403, 404].includes(error.status);
}

async function fetchAll(place: Place): Promise<FetchedRelease> {
  const validators = importValidators(place);
  // The answer below tells why rights are refused. A script that fails first only tells that it was not found.
  validators.catch(() => undefined);
  const answer = await fetchPart(`${place.folder}/${place.prefix}portal.json`, place.token);
  return assemble(place, await answer.json(), await validators);
}

/** The server has compiled and named what is fetched here; it is taken as what it says it is. */
function assemble(place: Place, { release, trees, messages }: Part, validators: Validators): FetchedRelease {
  const { expressions } = place;
  expressions.addCompiledExpressions(trees);
  expressions.addCompiledMessages(release.texts['en'] ?? {}, messages);
  return { release, validators, loadTexts };

  async function loadTexts(locale: string): Promise<Catalogue> {
    const answer = await fetchPart(`${place.folder}/${place.prefix}words.${locale}.json`, place.token);
    const part: Texts = await answer.json();
    expressions.addCompiledMessages(part.texts, part.messages);
    return part.texts;
  }
}

async function fetchPart(address: string, token: string | undefined): Promise<Response> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(address, { headers });
  if (response.ok) return response;
  const { status } = response;
  throw new OperationError({ operation: address, status, code: 'release', message: `${address} answered ${status}` });
}

async function importValidators({ folder, prefix }: Place): Promise<Validators> {
  const module: { readonly default: Validators } = await import(/* @vite-ignore */ `${folder}/${prefix}validators.js`);
  return module.default;
}

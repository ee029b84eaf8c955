import { knowMessages, knowTrees, type Release, type ShippedMessage, type ShippedTree, type Validators } from '#engine';

type Catalogue = Readonly<Record<string, string>>;
type Messages = Readonly<Record<string, ShippedMessage>>;

/** All of a release, or what is needed before anybody has signed in. */
export type Extent = 'whole' | 'public';

export interface FetchedRelease {
  readonly release: Release;
  readonly validators: Validators;
  readonly loadTexts: (locale: string) => Promise<Catalogue>;
}

interface Part {
  readonly release: Release;
  readonly trees: Readonly<Record<string, ShippedTree>>;
  /** Its English texts, as far as they were read. */
  readonly messages: Messages;
}

interface Texts {
  readonly texts: Catalogue;
  readonly messages: Messages;
}

/** Fetches the release that counts now: its definitions, its English texts and its compiled validators. */
export async function fetchRelease(extent: Extent): Promise<FetchedRelease> {
  return fetchReleaseOf(namedByPage() ?? (await askForLive()), extent);
}

/** The server writes the live release into the page that it sends; a page of the development server has none. */
function namedByPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=release]')?.content;
}

async function askForLive(): Promise<string> {
  const { hash } = await fetchJson<{ readonly hash: string }>('/definitions/current');
  return hash;
}

/** Fetches the release of that hash, which may be an older one. */
export async function fetchReleaseOf(hash: string, extent: Extent = 'whole'): Promise<FetchedRelease> {
  const folder = `/definitions/${hash}`;
  const ofExtent = extent === 'whole' ? '' : 'public-';
  const [{ release, trees, messages }, validators] = await Promise.all([
    fetchJson<Part>(`${folder}/${ofExtent}portal.json`),
    importValidators(`${folder}/${ofExtent}validators.js`),
  ]);
  knowTrees(trees);
  knowMessages(release.texts['en'] ?? {}, messages);
  return { release, validators, loadTexts };

  async function loadTexts(locale: string): Promise<Catalogue> {
    const part = await fetchJson<Texts>(`${folder}/${ofExtent}words.${locale}.json`);
    knowMessages(part.texts, part.messages);
    return part.texts;
  }
}

/** The server has compiled and named what is fetched here; it is taken as what it says it is. */
async function fetchJson<Value>(address: string): Promise<Value> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const value: Value = await response.json();
  return value;
}

async function importValidators(address: string): Promise<Validators> {
  const module: { readonly default: Validators } = await import(/* @vite-ignore */ address);
  return module.default;
}

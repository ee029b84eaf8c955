import type { Release, Validators } from '#engine';

type Catalogue = Readonly<Record<string, string>>;

export interface FetchedRelease {
  readonly release: Release;
  readonly validators: Validators;
  readonly loadTexts: (locale: string) => Promise<Catalogue>;
}

/** Fetches the release that counts now: its definitions, its English texts and its compiled validators. */
export async function fetchRelease(): Promise<FetchedRelease> {
  const { hash } = await fetchJson<{ readonly hash: string }>('/definitions/current');
  return fetchReleaseOf(hash);
}

/** Fetches the release of that hash, which may be an older one. */
export async function fetchReleaseOf(hash: string): Promise<FetchedRelease> {
  const folder = `/definitions/${hash}`;
  const loadTexts = (locale: string) => fetchJson<Catalogue>(`${folder}/texts.${locale}.json`);
  const [release, validators] = await Promise.all([
    fetchJson<Release>(`${folder}/release.json`),
    importValidators(`${folder}/validators.js`),
  ]);
  return { release, validators, loadTexts };
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

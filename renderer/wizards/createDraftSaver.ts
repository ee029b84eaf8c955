import { canonicalJson, type OperationAdapter, OperationError } from '#engine';
import type { DraftBackup } from './createDraftBackup.ts';
import type { DraftSavings } from './createDraftSavings.ts';
import { readStoredDraft, type StoredDraft, type WizardDraft } from './WizardDraft.ts';

/** An operation that a wizard will still run on a stored record. */
export interface DraftAct {
  readonly operation: string;
  readonly key: string;
}

/** The status of saving a draft. */
export interface DraftStatus {
  /**
   * `changed`: another window has saved other answers. `ended`: another window has submitted or discarded the draft.
   */
  readonly state: 'idle' | 'saving' | 'saved' | 'unsaved' | 'changed' | 'ended';
  readonly savedAt?: string;
  readonly keptUntil?: string;
  /** What another window has saved, and the common base version. */
  readonly theirs?: WizardDraft;
  readonly base?: WizardDraft;
}

/** Saves one draft in order, never overwrites what another window has saved, and retries after a failure. */
export interface DraftSaver {
  readonly wizard: string;
  readonly key: string;
  /** Whether drafts are stored for this user. */
  readonly isKept: boolean;
  load(): Promise<StoredDraft>;
  /** Resolves to false if another window has changed or ended the draft. */
  save(draft: WizardDraft, awaits: readonly DraftAct[]): Promise<boolean>;
  /** Saves while the page is being closed. */
  saveLast(draft: WizardDraft, awaits: readonly DraftAct[]): void;
  /** Acknowledges what another window has saved: from now on it can be overwritten. */
  meet(): void;
  /** Continues with the current answers after another window has ended the draft. */
  goOn(): void;
  /** Discards the draft, here and on the server. */
  remove(): Promise<void>;
  status(): DraftStatus;
  subscribe(listener: () => void): () => void;
}

interface KeeperInput {
  readonly wizard: string;
  readonly key: string;
  readonly adapter: OperationAdapter;
  readonly operations: { readonly draftGet: string; readonly draftSave: string; readonly draftRemove: string };
  readonly isKept: boolean;
  /** Stores what could not be saved over a reload of this tab. */
  readonly backup: DraftBackup;
  /** Running saves of this draft, including those of other draft savers of this page. */
  readonly savings: DraftSavings;
  readonly now: () => string;
  /** Calls a function after a pause. */
  readonly later: (work: () => void) => void;
  /** Called when the server no longer accepts the token. */
  readonly expired: () => void;
}

interface Wanted {
  readonly draft: WizardDraft;
  readonly awaits: readonly DraftAct[];
}

/** Creates the draft saver of one wizard with one set of parameters. */
export function createDraftSaver(input: KeeperInput): DraftSaver {
  const { wizard, key, adapter, operations, isKept, backup, savings } = input;
  const listeners = new Set<() => void>();
  let status: DraftStatus = { state: 'idle' };
  let version: number | undefined;
  let base: WizardDraft | undefined;
  let wanted: Wanted | undefined;
  let saved = '';
  let isSending = false;
  let chain: Promise<boolean> = Promise.resolve(true);
  let isClosed = false;

  function tell(next: DraftStatus): void {
    status = next;
    for (const listener of listeners) listener();
  }

  const isHeld = () => status.state === 'changed' || status.state === 'ended';

  function argsOf({ draft, awaits }: Wanted) {
    const { variant, step, release, ...data } = draft;
    return { wizard, key, variant, step, release, data, awaits };
  }

  function taken(sent: Wanted, answer: unknown): void {
    const stored = readStoredDraft(answer);
    ({ version } = stored);
    base = sent.draft;
    saved = JSON.stringify(sent);
    if (wanted === undefined) backup.forget();
    const { keptUntil } = stored;
    tell({ state: 'saved', savedAt: input.now(), ...(keptUntil === undefined ? {} : { keptUntil }) });
  }

  /** Saves the pending draft, if there still is one. */
  async function send(): Promise<boolean> {
    if (isHeld()) return false;
    const sent = wanted;
    wanted = undefined;
    if (sent === undefined || isClosed || JSON.stringify(sent) === saved) return true;
    isSending = true;
    tell({ ...status, state: 'saving' });
    try {
      taken(
        sent,
        await adapter.run(operations.draftSave, { ...argsOf(sent), ...(version === undefined ? {} : { version }) }),
      );
      return true;
    } catch (error) {
      wanted ??= sent;
      return isClosed || refused(error);
    } finally {
      isSending = false;
    }
  }

  async function refused(error: unknown): Promise<boolean> {
    const { status: answered, code } = error instanceof OperationError ? error : { status: 0, code: '' };
    if (answered !== 409) {
      tell({ ...status, state: 'unsaved' });
      if (answered === 401) input.expired();
      // A refusal for its content would be repeated; an unreachable server may become available.
      if (answered === 0 || answered === 429 || answered >= 500) input.later(() => void go());
      return true;
    }
    const stored = code === 'draft-ended' ? {} : await read();
    if (stored.draft === undefined) {
      tell({ state: 'ended' });
      return false;
    }
    ({ version } = stored);
    // If the stored draft has the same content, the other window was only opened.
    if (base !== undefined && holdsSame(stored.draft, base)) return send();
    tell({ state: 'changed', theirs: stored.draft, ...(base === undefined ? {} : { base }) });
    base = stored.draft;
    return false;
  }

  function go(): Promise<boolean> {
    chain = chain.then(send);
    savings.begin(chain);
    return chain;
  }

  async function read(): Promise<StoredDraft> {
    try {
      return readStoredDraft(await adapter.run(operations.draftGet, { wizard, key }));
    } catch (error) {
      if (error instanceof OperationError && error.status !== 404) console.warn('The draft was not found', error);
      return {};
    }
  }

  return {
    ...{ wizard, key, isKept },
    async load() {
      if (!isKept) return {};
      // If the user reopens a wizard immediately, the pending saves must finish first.
      await savings.ended();
      const stored = await read();
      version = stored.draft === undefined ? 0 : stored.version;
      base = stored.draft;
      const { keptUntil } = stored;
      status = { state: 'idle', ...(keptUntil === undefined ? {} : { keptUntil }) };
      const own = backup.read(version);
      if (own === undefined || stored.ended !== undefined) return stored;
      // Only the server has the outcomes that it has accepted.
      return { ...stored, draft: { ...own, outcomes: { ...own.outcomes, ...stored.draft?.outcomes } } };
    },
    async save(draft, awaits) {
      if (!isKept || isClosed) return true;
      wanted = { draft, awaits };
      if (JSON.stringify(wanted) !== saved) backup.keep(version, draft);
      return go();
    },
    saveLast(draft, awaits) {
      const last = { draft, awaits };
      if (!isKept || isClosed || isHeld() || JSON.stringify(last) === saved) return;
      backup.keep(version, draft);
      // The version after a running save is not known yet, and this function cannot wait for it.
      const known = isSending || version === undefined ? {} : { version };
      wanted = undefined;
      const sent = adapter.run(operations.draftSave, { ...argsOf(last), ...known }, { keepalive: true });
      const ended = sent.then(
        (answer) => taken(last, answer),
        () => {
          wanted ??= last;
        },
      );
      chain = Promise.all([chain, ended]).then(() => true);
      savings.begin(chain);
    },
    meet() {
      if (status.state !== 'changed') return;
      wanted = undefined;
      tell({ state: 'idle' });
    },
    goOn() {
      version = 0;
      tell({ state: 'idle' });
      void go();
    },
    async remove() {
      isClosed = true;
      wanted = undefined;
      backup.forget();
      if (!isKept) return;
      await chain;
      try {
        await adapter.run(operations.draftRemove, { wizard, key });
      } catch (error) {
        console.warn('The draft was not removed', error);
      }
    },
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns whether two drafts have the same answers and the same outcomes of steps. */
function holdsSame(one: WizardDraft, other: WizardDraft): boolean {
  const held = ({ data, outcomes }: WizardDraft) => canonicalJson([data, outcomes]);
  return held(one) === held(other);
}

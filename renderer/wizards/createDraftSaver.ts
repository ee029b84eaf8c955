import { canonicalJson, type OperationAdapter, OperationError } from '#engine';
import type { DraftBackup } from './createDraftBackup.ts';
import type { DraftSavings } from './createDraftSavings.ts';
import { readStoredDraft, type StoredDraft, type WizardDraft } from './WizardDraft.ts';

/** An act that a wizard still has to do on a stored record. */
export interface DraftAct {
  readonly operation: string;
  readonly key: string;
}

/** How the saving of a draft goes, as a person is told. */
export interface DraftStatus {
  /** `changed`: another window has saved other answers. `ended`: another window has sent the draft or given it up. */
  readonly state: 'idle' | 'saving' | 'saved' | 'unsaved' | 'changed' | 'ended';
  readonly savedAt?: string;
  readonly keptUntil?: string;
  /** What another window has saved, and what both began from. */
  readonly theirs?: WizardDraft;
  readonly base?: WizardDraft;
}

/** Saves one draft: in order, never over what another window has saved, and again when saving failed. */
export interface DraftSaver {
  readonly wizard: string;
  readonly key: string;
  /** Are there drafts for this person at all? */
  readonly isKept: boolean;
  load(): Promise<StoredDraft>;
  /** True unless another window has changed or ended the draft. */
  save(draft: WizardDraft, awaits: readonly DraftAct[]): Promise<boolean>;
  /** Saves while the page is going away. */
  saveLast(draft: WizardDraft, awaits: readonly DraftAct[]): void;
  /** What another window has saved has been taken notice of: from here on it is saved over. */
  meet(): void;
  /** Goes on with what is here after another window has ended the draft. */
  goOn(): void;
  /** Gives the draft up, here and where it is stored. */
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
  /** Keeps what could not be saved over a reload of this tab. */
  readonly backup: DraftBackup;
  /** Savings of this draft that other keepers of this page have begun. */
  readonly savings: DraftSavings;
  readonly now: () => string;
  /** Does something after a pause. */
  readonly later: (work: () => void) => void;
  /** Called when the server knows the session no longer. */
  readonly expired: () => void;
}

interface Wanted {
  readonly draft: WizardDraft;
  readonly awaits: readonly DraftAct[];
}

/** Keeps the drafts of one wizard for one set of given things. */
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

  /** Sends what is wanted, if it still is. */
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
      // What was refused for what it is would be refused again; a server that cannot be reached may come back.
      if (answered === 0 || answered === 429 || answered >= 500) input.later(() => void go());
      return true;
    }
    const stored = code === 'draft-ended' ? {} : await read();
    if (stored.draft === undefined) {
      tell({ state: 'ended' });
      return false;
    }
    ({ version } = stored);
    // A window that has only been opened has saved what was here already.
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
      // Who leaves a wizard and comes back at once finds what they have left.
      await savings.ended();
      const stored = await read();
      version = stored.draft === undefined ? 0 : stored.version;
      base = stored.draft;
      const { keptUntil } = stored;
      status = { state: 'idle', ...(keptUntil === undefined ? {} : { keptUntil }) };
      const own = backup.read(version);
      if (own === undefined || stored.ended !== undefined) return stored;
      // What the server has accepted is known to it alone.
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
      // The number that a saving under way will give is not known, and nobody waits for it here.
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

/** Whether two drafts hold the same answers and the same results of steps. */
function holdsSame(one: WizardDraft, other: WizardDraft): boolean {
  const held = ({ data, outcomes }: WizardDraft) => canonicalJson([data, outcomes]);
  return held(one) === held(other);
}

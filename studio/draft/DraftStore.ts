import { OperationError } from '#engine';
import { type Caller, type DefinitionName, type DraftEntry, keyOf } from '../data/operations.ts';
import { createTeller } from './createTeller.ts';
import { type Beside, type Step, steppedBack, withStep } from './history.ts';
import { createUnsavedStorage } from './unsavedStorage.ts';

export type SaveStatus = 'loading' | 'unchanged' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict' | 'missing';

/** A definition that is open: as it is live, and as it is being written. */
export interface OpenDraft extends DefinitionName {
  /** Undefined while there is none of it in the live release. */
  readonly live: string | undefined;
  readonly text: string;
  readonly status: SaveStatus;
  /** The draft on the server that this one continues. */
  readonly saved?: DraftEntry;
  /** The draft that somebody else has saved meanwhile. */
  readonly theirs?: DraftEntry;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Rises with every text that did not come from the view that shows it. */
  readonly version: number;
}

/** A new text of another definition. */
export interface OtherText {
  readonly name: DefinitionName;
  readonly text: string;
}

/** The definitions that are open, which are saved as they are written. */
export interface DraftStore {
  readonly open: (name: DefinitionName) => void;
  readonly get: (name: DefinitionName) => OpenDraft | undefined;
  /**
   * Changes a text, and with it those of other open definitions: they are undone together. Edits of the same `source` in
   * quick succession are undone together too.
   */
  readonly edit: (name: DefinitionName, text: string, source: string, others?: readonly OtherText[]) => void;
  /**
   * Changes a text as `edit` does, from an input that shows what was typed. Whoever else shows the draft is told after a
   * short pause, so that keys do not wait until it is rendered.
   */
  readonly type: (name: DefinitionName, text: string, source: string) => void;
  /** Tells at once of what was typed. */
  readonly tell: () => void;
  readonly undo: (name: DefinitionName) => void;
  readonly redo: (name: DefinitionName) => void;
  readonly discard: (name: DefinitionName) => Promise<void>;
  /** Ends a conflict: the text that was merged is saved over the draft of the other. */
  readonly resolve: (name: DefinitionName, text: string) => void;
  /** Saves over the live definition of another release: what was published meanwhile is in the text. */
  readonly rebase: (name: DefinitionName, text: string, base: string) => Promise<void>;
  /** Told of all drafts on the server, so that others are seen. */
  readonly heard: (drafts: readonly DraftEntry[]) => void;
  /** Forgets what was loaded, after a publication or a roll-back. */
  readonly reset: (hash: string) => void;
  /** Saves at once whatever is not saved. What this browser keeps is written before it returns. */
  readonly flush: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

interface StoreInput {
  readonly call: Caller;
  readonly hash: string;
  /** Whose changes are kept in this browser. */
  readonly person: string;
  readonly onSaved: () => void;
}

interface Doc {
  readonly name: DefinitionName;
  live: string | undefined;
  /** Release that `live` is of: what is written now is written over it. */
  base: string;
  text: string;
  status: SaveStatus;
  saved?: DraftEntry | undefined;
  theirs?: DraftEntry | undefined;
  version: number;
  past: Step[];
  future: Step[];
  lastEdit: { source: string; at: number };
  timer?: ReturnType<typeof setTimeout> | undefined;
  saving?: Promise<void> | undefined;
  shown?: OpenDraft | undefined;
}

const saveAfter = 700;
const retryAfter = 5000;
/** Edits of one source within so many ms are one step of undo. */
const together = 900;

export function createDraftStore({ call, hash: first, person, onSaved }: StoreInput): DraftStore {
  const docs = new Map<string, Doc>();
  const teller = createTeller();
  const unsaved = createUnsavedStorage(person);
  let hash = first;

  const tell = (doc?: Doc): void => {
    if (doc) doc.shown = undefined;
    teller.tell();
  };

  const tellSoon = (doc: Doc): void => {
    doc.shown = undefined;
    teller.tellSoon();
  };

  const load = async (doc: Doc): Promise<void> => {
    try {
      const base = hash;
      const [live, draft] = await Promise.all([readLive(doc.name, base), readDraft(doc.name)]);
      doc.live = live;
      doc.base = base;
      doc.saved = draft;
      doc.text = draft?.text ?? live ?? '';
      doc.status = draft === undefined ? (live === undefined ? 'missing' : 'unchanged') : 'saved';
      const kept = unsaved.read(doc.name);
      if (kept !== undefined && kept.text !== doc.text) {
        doc.text = kept.text;
        if (kept.revision === draft?.revision) begin(doc);
        else if (draft === undefined) begin(doc);
        else collide(doc, draft);
      }
      doc.version += 1;
    } catch (fault) {
      doc.status = 'failed';
      if (!(fault instanceof OperationError)) throw fault;
    }
    tell(doc);
  };

  const readLive = async (name: DefinitionName, release: string): Promise<string | undefined> => {
    try {
      return (await call('releases.definition', { hash: release, ...name })).text;
    } catch (fault) {
      if (fault instanceof OperationError && fault.status === 404) return undefined;
      throw fault;
    }
  };

  const readDraft = async (name: DefinitionName): Promise<DraftEntry | undefined> =>
    (await call('releases.drafts')).find((draft) => keyOf(draft) === keyOf(name));

  const begin = (doc: Doc, after = saveAfter): void => {
    if (doc.status === 'conflict') return;
    doc.status = 'unsaved';
    unsaved.keep(doc.name, { text: doc.text, ...(doc.saved ? { revision: doc.saved.revision } : {}) });
    clearTimeout(doc.timer);
    doc.timer = setTimeout(() => void save(doc), after);
  };

  const collide = (doc: Doc, theirs: DraftEntry): void => {
    clearTimeout(doc.timer);
    doc.theirs = theirs;
    doc.status = 'conflict';
  };

  const save = async (doc: Doc): Promise<void> => {
    clearTimeout(doc.timer);
    await doc.saving;
    if (doc.status !== 'unsaved' && doc.status !== 'failed') return;
    const { text, saved } = doc;
    doc.status = 'saving';
    tell(doc);
    doc.saving = call('releases.saveDraft', {
      ...doc.name,
      text,
      base: saved?.base ?? doc.base,
      ...(saved === undefined ? {} : { revision: saved.revision }),
    }).then(
      (draft) => accept(doc, draft, text),
      (fault: unknown) => refuse(doc, fault, text),
    );
    await doc.saving;
    doc.saving = undefined;
    tell(doc);
  };

  const accept = (doc: Doc, draft: DraftEntry, text: string): void => {
    doc.saved = draft;
    doc.theirs = undefined;
    if (doc.text === text) {
      doc.status = 'saved';
      unsaved.forget(doc.name);
    } else begin(doc);
    onSaved();
  };

  const refuse = async (doc: Doc, fault: unknown, text: string): Promise<void> => {
    if (!(fault instanceof OperationError)) throw fault;
    if (fault.status === 409) {
      const theirs = await readDraft(doc.name).catch(() => undefined);
      // The text was stored before, and only the response was lost.
      if (theirs?.text === text) {
        accept(doc, theirs, text);
        return;
      }
      if (theirs !== undefined && theirs.text !== doc.text) {
        collide(doc, theirs);
        return;
      }
      // It was published or discarded, or has the same text.
      doc.saved = theirs;
      begin(doc);
      return;
    }
    doc.status = 'failed';
    doc.timer = setTimeout(() => void save(doc), retryAfter);
  };

  const change = (doc: Doc, text: string, tellOf: (doc: Doc) => void = tell): void => {
    doc.text = text;
    begin(doc);
    tellOf(doc);
  };

  const docOf = (name: DefinitionName): Doc | undefined => docs.get(keyOf(name));

  const step = (name: DefinitionName, from: 'past' | 'future', to: 'past' | 'future'): void => {
    const doc = docOf(name);
    const last = doc?.[from].pop();
    if (doc === undefined || last === undefined) return;
    doc[to].push(steppedBack(last, doc.text));
    doc.lastEdit = { source: '', at: 0 };
    for (const other of last.beside) {
      // What was written there since is kept.
      if (docOf(other.name)?.text === other.after) edit(other.name, other.before, `${from} ${Date.now()}`);
    }
    doc.version += 1;
    if (last.text === doc.text) tell(doc);
    else change(doc, last.text);
  };

  const write = (
    { name, text }: OtherText,
    source: string,
    { others = [], tellOf = tell }: { readonly others?: readonly OtherText[]; readonly tellOf?: (doc: Doc) => void },
  ): void => {
    const doc = docOf(name);
    if (doc === undefined || doc.status === 'loading') return;
    const beside = others.flatMap((other): Beside[] => {
      const before = docOf(other.name);
      if (before === undefined || before.status === 'loading' || before.text === other.text) return [];
      return [{ name: other.name, before: before.text, after: other.text }];
    });
    if (text === doc.text && beside.length === 0) return;
    const { lastEdit } = doc;
    const now = Date.now();
    const isSame = lastEdit.source === source && now - lastEdit.at <= together;
    doc.past = withStep(doc.past, { text: doc.text, beside }, isSame);
    doc.future = [];
    doc.lastEdit = { source, at: now };
    for (const other of beside) edit(other.name, other.after, source);
    if (source !== 'json') doc.version += 1;
    if (text === doc.text) tellOf(doc);
    else change(doc, text, tellOf);
  };

  const edit: DraftStore['edit'] = (name, text, source, others = []) => write({ name, text }, source, { others });

  return {
    open: (name) => {
      if (docs.has(keyOf(name))) return;
      const doc: Doc = {
        name: { kind: name.kind, definition: name.definition },
        ...{ live: undefined, base: hash, text: '', status: 'loading', version: 0, past: [], future: [] },
        lastEdit: { source: '', at: 0 },
      };
      docs.set(keyOf(name), doc);
      void load(doc);
    },
    get: (name) => {
      const doc = docOf(name);
      if (doc === undefined) return undefined;
      doc.shown ??= {
        ...doc.name,
        ...{ live: doc.live, text: doc.text, status: doc.status, version: doc.version },
        ...(doc.saved === undefined ? {} : { saved: doc.saved }),
        ...(doc.theirs === undefined ? {} : { theirs: doc.theirs }),
        ...{ canUndo: doc.past.length > 0, canRedo: doc.future.length > 0 },
      };
      return doc.shown;
    },
    edit,
    type: (name, text, source) => write({ name, text }, source, { tellOf: tellSoon }),
    tell: teller.tellPending,
    undo: (name) => step(name, 'past', 'future'),
    redo: (name) => step(name, 'future', 'past'),
    discard: async (name) => {
      const doc = docOf(name);
      if (doc === undefined) return;
      clearTimeout(doc.timer);
      await doc.saving;
      if (doc.saved !== undefined) {
        await call('releases.discardDraft', { draft: doc.saved.draft }).catch((fault: unknown) => {
          if (!(fault instanceof OperationError && fault.status === 404)) throw fault;
        });
      }
      unsaved.forget(name);
      docs.delete(keyOf(name));
      onSaved();
      tell();
    },
    resolve: (name, text) => {
      const doc = docOf(name);
      if (doc?.theirs === undefined) return;
      doc.saved = doc.theirs;
      doc.theirs = undefined;
      doc.status = 'unsaved';
      doc.past.push({ text: doc.text, beside: [] });
      doc.version += 1;
      change(doc, text);
    },
    rebase: async (name, text, base) => {
      const doc = docOf(name);
      if (doc === undefined) return;
      if (doc.saved !== undefined) doc.saved = { ...doc.saved, base };
      doc.past.push({ text: doc.text, beside: [] });
      doc.version += 1;
      change(doc, text);
      await save(doc);
    },
    heard: (drafts) => {
      for (const doc of docs.values()) {
        if (doc.status !== 'saved' && doc.status !== 'unchanged') continue;
        const draft = drafts.find((one) => keyOf(one) === keyOf(doc.name));
        // A list that was read before the last save knows less than this does.
        if (draft === undefined || draft.revision <= (doc.saved?.revision ?? 0)) continue;
        doc.saved = draft;
        doc.text = draft.text ?? '';
        doc.status = 'saved';
        doc.version += 1;
        tell(doc);
      }
    },
    reset: (next) => {
      hash = next;
      for (const doc of docs.values()) if (doc.status === 'saved' || doc.status === 'unchanged') void load(doc);
    },
    flush: async () => {
      unsaved.flush();
      await Promise.all([...docs.values()].map((doc) => (doc.status === 'unsaved' ? save(doc) : doc.saving)));
    },
    subscribe: teller.subscribe,
  };
}

import type { OperationAdapter } from '#engine';

/** A definition by its kind and id: `form` `renew-loan`, `locale` `fr/renew-loan.form`. */
export interface DefinitionName {
  readonly kind: string;
  readonly definition: string;
}

export interface DefinitionEntry extends DefinitionName {
  readonly area: string;
  readonly title?: string;
  readonly match?: string;
  readonly locale?: string;
}

export interface DefinitionChange extends DefinitionName {
  readonly change: 'added' | 'changed' | 'removed';
}

export type AnswerEffect = 'outcome' | 'incomplete' | 'unanswerable' | 'hidden';

/** What a change of definitions means for answers that were submitted before. */
export interface AnswerSummary {
  readonly entity: string;
  readonly records: number;
  readonly unchanged: number;
  readonly groups: readonly {
    readonly flow: string;
    readonly effect: AnswerEffect;
    readonly from?: string;
    readonly to?: string;
    readonly records: number;
  }[];
}

/** An entity with submitted answers; `by` has one entry for each value, or one without a value. */
export interface AnswerSource {
  readonly entity: string;
  readonly title: string;
  readonly dated: boolean;
  readonly by: readonly {
    readonly path: string;
    readonly title: string;
    readonly value?: string;
    readonly label?: string;
  }[];
}

export interface ChangedRecord {
  readonly record: string;
  readonly title: string;
  readonly flow: string;
  readonly effects: readonly AnswerEffect[];
  readonly from?: string;
  readonly to?: string;
}

export type AnswerState = 'counted' | 'missing' | 'refused' | 'hidden' | 'unanswered' | 'unknown';

export interface AnswerReplay {
  readonly sources: readonly AnswerSource[];
  readonly summary?: AnswerSummary;
  readonly rows?: readonly ChangedRecord[];
  readonly answers?: readonly {
    readonly question: string;
    readonly text?: string;
    readonly answer?: string;
    readonly before: AnswerState;
    readonly after: AnswerState;
    readonly beforeMarks?: string;
    readonly afterMarks?: string;
  }[];
  readonly results?: readonly { readonly result: string; readonly before?: string; readonly after?: string }[];
}

export interface ReleaseEntry {
  readonly release: string;
  readonly publishedAt: string;
  readonly author?: string;
  readonly note?: string;
  readonly parent?: string;
  readonly isLive: boolean;
  readonly isShipped: boolean;
  readonly changes: readonly DefinitionChange[];
  /** Absent if the publication concerned no submitted answers. */
  readonly answers?: readonly AnswerSummary[];
}

export interface DraftEntry extends DefinitionName {
  readonly draft: number;
  readonly text?: string;
  readonly removal: boolean;
  readonly author: string;
  readonly base: string;
  readonly revision: number;
  readonly savedAt: string;
}

/** Drafts that are published at a time, or were to be. */
export interface ScheduledPublication {
  readonly publication: number;
  readonly publishAt: string;
  readonly author: string;
  readonly note?: string;
  readonly definitions: readonly (DefinitionName & { readonly draft: number; readonly isChanged: boolean })[];
  readonly status: 'scheduled' | 'published' | 'refused' | 'cancelled';
  readonly endedAt?: string;
  readonly endedBy?: string;
  /** Code of a refusal. */
  readonly reason?: string;
  readonly errors?: readonly Partial<Problem>[];
}

/** Open work that was started under another release than the live one. */
export interface StartedGroup {
  readonly kind: 'wizard' | 'record';
  readonly name: string;
  readonly from: string;
  readonly instances: number;
  readonly losses: ForecastChange['losses'];
}

/** A group of started work that was moved to another release, and what became of it. */
export interface InstanceTransfer {
  readonly move: number;
  readonly kind: 'wizard' | 'record';
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly author: string;
  readonly startedAt: string;
  readonly status: 'moving' | 'moved' | 'returning' | 'returned';
  readonly outcomes: readonly {
    readonly outcome: 'moved' | 'refused' | 'returned' | 'kept';
    readonly reason?: string;
    readonly instances: number;
  }[];
}

/** What the gate says of a definition, at a place of it or of another one. */
export interface Problem {
  readonly code: string;
  readonly severity: string;
  readonly kind?: string;
  readonly definition?: string;
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint?: string;
}

/** A text of a definition: `path` names it in translations, `pointer` is its place. */
export interface DefinitionText {
  readonly path: string;
  readonly pointer: string;
  readonly text: string;
}

export interface Judgement {
  readonly errors: readonly Problem[];
  readonly texts: readonly DefinitionText[];
  /** The compiled definition as JSON; undefined where it cannot be drawn. */
  readonly drawing?: string;
}

export interface DefinitionUse extends DefinitionName {
  readonly pointer: string;
  readonly line: number;
  readonly name: string;
}

/** A text that people read, with its translation and the English text that the translation was made for. */
export interface TranslatedText extends DefinitionName {
  readonly path: string;
  readonly source: string;
  readonly target?: string;
  readonly targetOf?: string;
}

export interface Suggestions {
  readonly start: number;
  readonly end: number;
  readonly completions: readonly {
    readonly label: string;
    readonly kind: string;
    readonly insert: string;
    readonly detail?: string;
  }[];
}

export interface AccessChange {
  readonly id: string;
  readonly gains: readonly string[];
}

export interface ForecastChange extends DefinitionChange {
  readonly drafts: number;
  readonly records: number;
  readonly losses: readonly { readonly what: string; readonly name: string; readonly instances: number }[];
}

export interface Forecast {
  readonly base: string;
  readonly release?: string;
  readonly changes: readonly ForecastChange[];
  readonly widenings: readonly AccessChange[];
  readonly narrowings: readonly AccessChange[];
  readonly errors: readonly Problem[];
}

/** An opened preview, and the token that its windows send. */
export interface PreviewEntry {
  readonly preview: string;
  readonly token: string;
  readonly release: string;
  readonly expiresAt: string;
}

/** What the operations of the studio answer, as their definitions declare it. */
interface Answers {
  'releases.list': { readonly content: readonly ReleaseEntry[] };
  'releases.diff': { readonly changes: readonly DefinitionChange[] };
  'releases.find': readonly DefinitionEntry[];
  'releases.uses': readonly DefinitionUse[];
  'releases.texts': readonly TranslatedText[];
  'releases.schema': { readonly schema: string };
  'releases.definition': { readonly text: string };
  'releases.drafts': readonly DraftEntry[];
  'releases.draft': DraftEntry;
  'releases.saveDraft': DraftEntry;
  'releases.discardDraft': unknown;
  'releases.judge': Judgement;
  'releases.complete': Suggestions;
  'releases.dryRun': Forecast;
  'releases.replay': AnswerReplay;
  'releases.publish': { readonly release: string };
  'releases.rollback': unknown;
  'releases.schedule': ScheduledPublication;
  'releases.scheduled': readonly ScheduledPublication[];
  'releases.cancelScheduled': unknown;
  'releases.begun': readonly StartedGroup[];
  'releases.moves': readonly InstanceTransfer[];
  'releases.move': InstanceTransfer;
  'releases.moveBack': unknown;
  'releases.previewAsRole': PreviewEntry;
  'releases.previewAsAccount': PreviewEntry;
  'releases.endPreview': unknown;
}

export type StudioOperation = keyof Answers;

/** Calls an operation of the studio. Throws an `OperationError`. */
export type Caller = <Name extends StudioOperation>(
  operation: Name,
  args?: Readonly<Record<string, unknown>>,
) => Promise<Answers[Name]>;

export function createCaller(adapter: OperationAdapter): Caller {
  // The adapter has checked the answer against the definition of the operation, from which these types are written.
  return async (operation, args) => (await adapter.run(operation, args)) as never;
}

export function keyOf({ kind, definition }: DefinitionName): string {
  return `${kind} ${definition}`;
}

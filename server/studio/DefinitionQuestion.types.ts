import type { DefinitionError, SourceFile } from '#compiler';
import type { DefinitionContent } from '../releases/applyChanges.ts';
import type { BuiltSet } from '../releases/buildCandidate.ts';
import type { DefinitionName } from '../releases/definitionPath.ts';
import type { ReplayAnswer, ReplayQuestion } from '../replay/Replay.types.ts';

/** What is asked about the definitions of a release; each question has an answer of its own. */
export interface DefinitionAnswers {
  /** What is wrong when these changes are made, and the texts of the definition as it would be. */
  judge: {
    readonly errors: readonly PlacedError[];
    readonly texts: readonly FoundText[];
    /** See `previewDefinition`, as JSON. Undefined if it was not asked for, or cannot be drawn. */
    readonly drawing?: string;
  };
  /** The release with these changes, or what the gate refuses. */
  build: BuiltSet;
  /** Submitted answers under the release and under these changes; undefined if the gate refuses them. */
  replay: ReplayAnswer | undefined;
  complete: Completions;
  find: readonly FoundDefinition[];
  uses: readonly FoundUse[];
  schema: string | undefined;
  translations: readonly FoundTranslation[];
}

export interface DefinitionQuestions {
  judge: {
    readonly changes: readonly DefinitionContent[];
    readonly own: DefinitionContent;
    /** Language of the drawing; without it nothing is drawn. */
    readonly draw?: string;
  };
  build: { readonly changes: readonly DefinitionContent[] };
  replay: ReplayQuestion & { readonly changes: readonly DefinitionContent[] };
  complete: { readonly own: DefinitionContent & { readonly text: string }; readonly offset: number };
  /** Without a text, every definition. */
  find: { readonly text: string };
  uses: DefinitionName;
  schema: { readonly kind: string };
  translations: { readonly locale: string };
}

export type QuestionName = keyof DefinitionQuestions;

/** A finding of the gate, with the definition that it is in. */
export interface PlacedError
  extends Pick<DefinitionError, 'code' | 'severity' | 'file' | 'pointer' | 'line' | 'column' | 'message' | 'hint'> {
  readonly kind?: string;
  readonly definition?: string;
}

/** A text that a person reads: `path` names it in translations, `pointer` is its place in the file. */
export interface FoundText {
  readonly path: string;
  readonly pointer: string;
  readonly text: string;
}

/** What can be written at a place: `start` and `end` are offsets of what it replaces. */
export interface Completions {
  readonly start: number;
  readonly end: number;
  readonly completions: readonly Completion[];
}

export interface Completion {
  readonly label: string;
  readonly kind: string;
  readonly insert: string;
  readonly detail?: string;
}

export interface FoundDefinition extends DefinitionName {
  readonly area: string;
  readonly title?: string;
  /** The text that was looked for, as it is written there, and its language. */
  readonly match?: string;
  readonly locale?: string;
}

/** A text of a definition with its translation, and the English text that the translation was made for. */
export interface FoundTranslation extends DefinitionName {
  readonly path: string;
  readonly source: string;
  readonly target?: string;
  readonly targetOf?: string;
}

export interface FoundUse extends DefinitionName {
  readonly pointer: string;
  readonly line: number;
  readonly name: string;
}

/** One question as it is sent to the thread; the files of a release are sent with the first one about it. */
export interface SentQuestion {
  readonly id: number;
  readonly hash: string;
  readonly files?: readonly SourceFile[];
  readonly extensions: Readonly<Record<string, readonly string[]>>;
  readonly name: QuestionName;
  readonly question: DefinitionQuestions[QuestionName];
}

/** What the thread sends back: an answer, that it needs the files, or what went wrong. */
export type SentAnswer =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly needs: 'files' }
  | { readonly id: number; readonly fault: string };

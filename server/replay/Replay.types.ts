import type { Key } from '../contract/EntityStorage.types.ts';

/** The submitted answers of one record, with what the flow was given. */
export interface StoredCase {
  readonly key: Key;
  readonly flow: string;
  readonly outcome: string;
  /** By `q<id>`, or a list with a question and an answer in each entry. */
  readonly answers: unknown;
  readonly given: Readonly<Record<string, unknown>>;
}

/**
 * What a draft changes for submitted answers: another outcome, a required answer that is missing now, an answer that is
 * no longer accepted, an answer that is no longer shown.
 */
export type ReplayEffect = 'outcome' | 'incomplete' | 'unanswerable' | 'hidden';

/** One record under the live release (`from`) and under the drafts (`to`). */
export interface ReplayedCase {
  readonly key: Key;
  readonly flow: string;
  readonly from: string;
  readonly to: string;
  /** Empty if nothing changes. */
  readonly effects: readonly ReplayEffect[];
}

/** How an answer stands in a release: `counted`, or why it is not. */
export type AnswerState = 'counted' | 'missing' | 'refused' | 'hidden' | 'unanswered' | 'unknown';

/** One question of a record under both releases. */
export interface TracedAnswer {
  readonly question: string;
  readonly text: string;
  readonly answer: string;
  readonly before: AnswerState;
  readonly after: AnswerState;
  /** Marks of the answer, `right: true, weight: 2`. */
  readonly beforeMarks: string;
  readonly afterMarks: string;
}

/** One result of a record under both releases. */
export interface TracedResult {
  readonly result: string;
  readonly before: string;
  readonly after: string;
}

export interface ReplayTrace {
  readonly answers: readonly TracedAnswer[];
  readonly results: readonly TracedResult[];
}

/** Records with the same effect. */
export interface ReplayGroup {
  readonly flow: string;
  readonly effect: ReplayEffect;
  readonly from?: string;
  readonly to?: string;
  readonly records: number;
}

/** What a publication changes for the answers that were submitted before. It is stored with the release. */
export interface ReplaySummary {
  readonly entity: string;
  readonly records: number;
  readonly unchanged: number;
  readonly groups: readonly ReplayGroup[];
}

/** Which records are read: the latest `last`, submitted on or after a day, with these values. */
export interface RecordSelection {
  readonly entity: string;
  readonly last: number;
  /** ISO date. */
  readonly since?: string;
  /** Property path → value, compared as text. */
  readonly values: Readonly<Record<string, string>>;
}

/** What the thread is asked about one page of records. */
export interface ReplayQuestion {
  readonly cases: readonly StoredCase[];
  /** ISO instant and date that expressions read as the present. */
  readonly now: string;
  readonly today: string;
  /** Language of the texts of traces; without it, nothing is traced. */
  readonly trace?: string;
}

export interface ReplayAnswer {
  readonly cases: readonly ReplayedCase[];
  /** Of the only record, if it was asked for. */
  readonly trace?: ReplayTrace;
}

import type { Authored } from '../../compile/node.ts';
import type { ImportReport } from '../Importer.ts';

/** A question that other items refer to by its `linkId`. */
export interface KnownItem {
  readonly id: string;
  readonly item: Authored;
  /** Ids of the enclosing repeated questions, outermost first. */
  readonly repeats: readonly string[];
}

/** The state of reading a questionnaire. */
export interface FhirReading {
  readonly report: ImportReport;
  readonly items: ReadonlyMap<string, KnownItem>;
  /** Answers of the value sets in the file, by the reference to each. */
  readonly valueSets: ReadonlyMap<unknown, readonly unknown[]>;
  /** Number of answers that can still be read: many items can refer to one long value set. */
  answersLeft: number;
}

/** An item in its questionnaire. */
export interface ItemContext {
  readonly item: Authored;
  readonly id: string;
  readonly pointer: string;
  readonly repeats: readonly string[];
}

/** Reports that a keyword of an item is omitted. */
export type OmitKeyword = (keyword: string, message: string) => void;

/** The path of an item's answer in expressions of another item. Undefined if it is in another repetition. */
export function answerPath(linkId: unknown, { repeats }: ItemContext, { items }: FhirReading): string | undefined {
  const found = typeof linkId === 'string' ? items.get(linkId) : undefined;
  if (found === undefined) return undefined;
  if (found.repeats.length === 0) return repeats.length === 0 ? `this.q${found.id}` : `root.q${found.id}`;
  const isSame = found.repeats.length === repeats.length && found.repeats.every((id, at) => id === repeats[at]);
  return isSame ? `this.q${found.id}` : undefined;
}

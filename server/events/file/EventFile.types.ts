import type { Release } from '#engine';

/** An entry of the event log, in a file. */
export interface FiledEvent {
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly operation: string;
  readonly entity: string;
  readonly key: string;
  readonly what: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly release: string;
  readonly previous_hash: string;
  readonly hash: string;
}

/** The last entry of the log when the file was written. */
export interface ChainHead {
  readonly seq: number;
  readonly at: string;
  readonly hash: string;
}

/** What a file of events is about, and the parts that can be verified without the server. */
export interface EventFileContent {
  readonly title: string;
  /** Names of the records that the events are about. */
  readonly about: Readonly<Record<string, unknown>>;
  /** The release that was live at the last one of the events, as a whole. */
  readonly release: Release;
  readonly events: readonly FiledEvent[];
  readonly head: ChainHead;
}

/** SHA-256 of each part in its canonical form. */
export interface PartDigests {
  readonly title: string;
  readonly about: string;
  readonly release: string;
  readonly events: readonly string[];
  readonly head: string;
}

/** A signature over the digests. Key and signature are in lower-case hex. */
export interface EventFileSeal {
  readonly algorithm: 'Ed25519';
  readonly publicKey: string;
  readonly digests: PartDigests;
  readonly signature: string;
}

/** The whole file. */
export interface EventFile extends EventFileContent {
  readonly format: 'formwork/events';
  readonly version: 1;
  readonly seal: EventFileSeal;
}

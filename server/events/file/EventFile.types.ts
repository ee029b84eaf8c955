import type { Release } from '#engine';

/** An event of the event log in a file. */
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

/** The last event of the log when the file was written. */
export interface ChainHead {
  readonly seq: number;
  readonly at: string;
  readonly hash: string;
}

/** The subject of an event file, and the parts that can be verified without the server. */
export interface EventFileContent {
  readonly title: string;
  /** Identifies the records of the events. */
  readonly about: Readonly<Record<string, unknown>>;
  /** The complete release that was live at the last of the events. */
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

/** The complete file. */
export interface EventFile extends EventFileContent {
  readonly format: 'formwork/events';
  readonly version: 1;
  readonly seal: EventFileSeal;
}

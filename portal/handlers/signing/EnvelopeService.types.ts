/** A recipient who is to sign. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
}

/** The document and its recipients. */
export interface Packet {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly recipients: readonly Recipient[];
  /** Code that a recipient needs in addition to the link. */
  readonly accessCode: string;
  readonly createdAt: string;
  /** The same for every attempt to send the same packet. */
  readonly transaction: string;
}

export interface RecipientState {
  readonly recipientEmail: string;
  readonly status: string;
  readonly deliveredOn?: string;
  readonly completedOn?: string;
}

/** Status of an envelope and its recipients. */
export interface EnvelopeState {
  readonly status: string;
  readonly recipients: readonly RecipientState[];
}

/** The sent packet and the id of the envelope. */
export interface Sent {
  readonly envelope: string;
  readonly packet: Packet;
}

/** Sends documents for signing and returns their status. */
export interface EnvelopeService {
  /** Stored with each envelope, so that its status is requested from the same service. */
  readonly name: string;
  /** Creates an envelope and sends it to its recipients. */
  send(packet: Packet): Promise<Sent>;
  /** Returns the status. Undefined if the portal itself stores it. */
  status(envelope: string): Promise<EnvelopeState | undefined>;
  /** Returns the document with all signatures. Undefined until everyone has signed. */
  signedDocument(envelope: string): Promise<Uint8Array | undefined>;
  /** Voids an envelope. */
  void(envelope: string, reason: string): Promise<void>;
}

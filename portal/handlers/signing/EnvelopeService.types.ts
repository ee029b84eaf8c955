/** Somebody who is to sign. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
}

/** What is to be signed, by whom. */
export interface Packet {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly recipients: readonly Recipient[];
  /** What a recipient has to know beside the link. */
  readonly accessCode: string;
  readonly createdAt: string;
  /** The same for every try to send the same packet. */
  readonly transaction: string;
}

export interface RecipientState {
  readonly recipientEmail: string;
  readonly status: string;
  readonly deliveredOn?: string;
  readonly completedOn?: string;
}

/** How far an envelope has come. */
export interface EnvelopeState {
  readonly status: string;
  readonly recipients: readonly RecipientState[];
}

/** What was sent, and the envelope's id. */
export interface Sent {
  readonly envelope: string;
  readonly packet: Packet;
}

/** Sends documents to be signed, and says what became of them. */
export interface EnvelopeService {
  /** Kept with each envelope: who sent it is asked about it. */
  readonly name: string;
  /** Makes an envelope and sends it to its recipients. */
  send(packet: Packet): Promise<Sent>;
  /** Undefined where the portal itself keeps the state, which then is the stored one. */
  status(envelope: string): Promise<EnvelopeState | undefined>;
  /** The document with all signatures; undefined before everybody has signed. */
  signedDocument(envelope: string): Promise<Uint8Array | undefined>;
  /** Ends an envelope that nobody needs to sign any more. */
  void(envelope: string, reason: string): Promise<void>;
}

import type { Readable } from 'node:stream';

/** A stored file as the result of a handler. It is streamed to the client. */
export class StoredFileResult {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly hash: string;
  readonly content: Readable;

  constructor(facts: Pick<StoredFileResult, 'name' | 'type' | 'size' | 'hash' | 'content'>) {
    this.name = facts.name;
    this.type = facts.type;
    this.size = facts.size;
    this.hash = facts.hash;
    this.content = facts.content;
  }
}

import type { DraftCall, OperationError, Release } from '#engine';

/** What the adapter of the page is created from. */
export interface BrowserParts {
  readonly release: Release;
  readonly token: string | undefined;
  readonly requestor: string | undefined;
  readonly timeout: number | undefined;
}

/** A call as it is passed to the page. */
export interface BrowserCall {
  readonly number: number;
  readonly id: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Arguments that are files, described because files cannot be passed between Node and the page. */
  readonly files: Readonly<Record<string, { readonly name: string; readonly type: string; readonly text: string }>>;
  /** Cancelled before it started. */
  readonly isAborted: boolean;
  readonly how: { readonly onceKey?: string; readonly draft?: DraftCall; readonly keepalive?: boolean };
}

/** The outcome of a call, and the callbacks that the adapter called. */
export interface BrowserOutcome {
  readonly told: readonly string[];
  readonly uploaded: readonly number[];
  readonly value?: unknown;
  readonly total?: number | undefined;
  /** Bytes of the returned file. */
  readonly bytes?: readonly number[];
  readonly refused?: Pick<OperationError, 'operation' | 'status' | 'code' | 'message' | 'fields' | 'errors'>;
  readonly aborted?: boolean;
}

/** The adapter in the page, called with JSON arguments and results. */
export interface BrowserAdapter {
  readonly open: (parts: BrowserParts) => void;
  readonly run: (call: BrowserCall) => Promise<BrowserOutcome>;
  readonly abort: (number: number) => void;
}

declare global {
  interface Window {
    contract: BrowserAdapter;
  }
}

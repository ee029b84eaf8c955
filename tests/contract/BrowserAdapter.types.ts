import type { DraftCall, OperationError, Release } from '#engine';

/** What the adapter of the page is made of. */
export interface BrowserParts {
  readonly release: Release;
  readonly token: string | undefined;
  readonly requestor: string | undefined;
  readonly timeout: number | undefined;
}

/** A call as it is handed to the page. */
export interface BrowserCall {
  readonly number: number;
  readonly id: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Arguments that are files: they do not pass between Node and the page. */
  readonly files: Readonly<Record<string, { readonly name: string; readonly type: string; readonly text: string }>>;
  /** Cancelled before it began. */
  readonly isAborted: boolean;
  readonly how: { readonly onceKey?: string; readonly draft?: DraftCall; readonly keepalive?: boolean };
}

/** How a call ended, and what the adapter called back meanwhile. */
export interface BrowserOutcome {
  readonly told: readonly string[];
  readonly uploaded: readonly number[];
  readonly value?: unknown;
  readonly total?: number | undefined;
  /** Bytes of a file that came. */
  readonly bytes?: readonly number[];
  readonly refused?: Pick<OperationError, 'operation' | 'status' | 'code' | 'message' | 'fields' | 'errors'>;
  readonly aborted?: boolean;
}

/** The adapter in the page, by calls whose arguments and results are JSON. */
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

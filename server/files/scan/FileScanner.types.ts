/** Looks for viruses in local files. */
export interface FileScanner {
  /** The name of what was found, or undefined for a clean file. Throws where the file could not be scanned. */
  scan(path: string): Promise<string | undefined>;
  /** Rejects while it does not respond. */
  check(signal: AbortSignal): Promise<void>;
}

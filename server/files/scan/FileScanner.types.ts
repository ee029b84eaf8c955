/** Scans local files for viruses. */
export interface FileScanner {
  /** Returns the name of a found virus, or undefined for a clean file. Throws if the file could not be scanned. */
  scan(path: string): Promise<string | undefined>;
  /** Rejects if the scanner does not respond. */
  check(signal: AbortSignal): Promise<void>;
}

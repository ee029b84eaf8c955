/** Takes an error, and how often it was met since it was last taken. */
type Report = (error: unknown, repeats: number) => void;

/** Milliseconds until an error that is met again is reported again. */
const quietFor = 60_000;

/**
 * Returns a function that reports an error at once, and the same one again after a minute at the earliest. Each worker
 * of the job queue polls every second, and while the database is away each poll fails.
 */
export function withoutRepeats(report: Report, now: () => number = Date.now): (error: unknown) => void {
  const known = new Map<string, { readonly at: number; repeats: number }>();
  return (error) => {
    const name = error instanceof Error ? error.message : String(error);
    const at = now();
    const last = known.get(name);
    if (last !== undefined && at - last.at < quietFor) {
      last.repeats += 1;
      return;
    }
    for (const [other, entry] of known) if (at - entry.at >= quietFor) known.delete(other);
    known.set(name, { at, repeats: 0 });
    report(error, last?.repeats ?? 0);
  };
}

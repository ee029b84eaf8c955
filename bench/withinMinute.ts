/** Time limit of a page in milliseconds. */
const longest = 60_000;

/** Runs a callback with a page and closes it. Returns undefined if it took more than a minute. */
export async function withinMinute<Found>(
  page: { close(): Promise<void> },
  work: () => Promise<Found>,
): Promise<{ readonly found: Found } | undefined> {
  let isLate = false;
  // Pending waits in a page end when it is closed.
  const alarm = setTimeout(() => {
    isLate = true;
    void page.close();
  }, longest);
  try {
    return { found: await work() };
  } catch (error) {
    if (!isLate) throw error;
    return undefined;
  } finally {
    clearTimeout(alarm);
    if (!isLate) await page.close();
  }
}

/** Milliseconds after which a page is given up. */
const longest = 60_000;

/** Does something with a page and closes it; undefined when that took more than a minute and was given up. */
export async function withinMinute<Found>(
  page: { close(): Promise<void> },
  work: () => Promise<Found>,
): Promise<{ readonly found: Found } | undefined> {
  let isLate = false;
  // What is waited for in a page ends when the page does.
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

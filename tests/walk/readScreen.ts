import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** The titles of a table's columns of data, in order. */
export async function columnsOf(place: Page | Locator): Promise<readonly string[]> {
  const titles = await place.getByRole('columnheader').allInnerTexts();
  return titles.map((title) => title.trim()).filter((title) => !['', 'Details', 'Actions'].includes(title));
}

/** Presses the heading of a column twice and expects its cells in order, then in the other order. */
export async function sortsBy(page: Page, title: string): Promise<void> {
  const main = page.getByRole('main');
  const headings = main.getByRole('columnheader');
  const column = (await headings.allInnerTexts()).findIndex((text) => text.trim() === title);
  for (const order of ['ascending', 'descending']) {
    await headings.nth(column).getByRole('button', { name: title, exact: true }).click();
    await expect(headings.nth(column)).toHaveAttribute('aria-sort', order);
    await expect
      .poll(async () => {
        const cells = await main.locator(`tbody tr td:nth-child(${column + 1})`).allInnerTexts();
        const sorted = [...cells].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
        return JSON.stringify(cells) === JSON.stringify(order === 'ascending' ? sorted : sorted.reverse());
      })
      .toBe(true);
  }
}

/** Answers a call with a failure of the server. */
export function breakAnswer(status: number): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ status, json: { code: 'internal', message: 'Something broke.' } });
}

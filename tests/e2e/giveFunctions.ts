import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { tokenOf } from './inStudio.ts';
import { administrator } from './people.ts';
import type { Portal } from './startPortal.ts';

interface Account {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: string;
  readonly preference: { readonly functionalids: string };
}

interface Given {
  readonly page: Page;
  readonly portal: Portal;
  /** Email address of the user. */
  readonly to: string;
  readonly functions: readonly number[];
}

/** Gives a user functions, as the administrator does. */
export async function giveFunctions({ page, portal, to, functions }: Given): Promise<void> {
  const headers = await tokenOf(page, portal, administrator);
  const found = await page.request.get(`${portal.url}/api/auth/users?search=${to}`, { headers });
  const { content }: { readonly content: readonly [Account] } = await found.json();
  const [{ id, email, firstName, lastName, roles, preference }] = content;
  const functionalids = [preference.functionalids, ...functions].join(',');
  const answer = await page.request.put(`${portal.url}/api/auth/user`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { id, email, firstName, lastName, roles, preference: { functionalids } },
  });
  expect(answer.status()).toBe(200);
}

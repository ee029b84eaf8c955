import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { projectBody } from '../../portal/testing/portalProject.ts';
import { openDefinition, openStudio, publish } from './actInStudio.ts';
import { fillContractor, next, openWizard, takeUpDraft } from './fillProject.ts';
import { expect, long, test } from './fixtures.ts';
import { type Hands, ways } from './hands.ts';
import { tokenOf } from './inStudio.ts';
import { typed } from './nora.ts';
import { administrator, people } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'studio-forms' });

/** Selects an element of the canvas, and shows what can be added behind it. */
async function addBehind(page: Page, hands: Hands, element: string): Promise<void> {
  await hands.press(page.getByRole('treeitem', { name: element, exact: true }));
  await expect(page.getByRole('toolbar')).toContainText(element);
  await hands.press(page.getByRole('toolbar').getByRole('button', { name: 'Add', exact: true }));
}

/** A day some days from now, in the format of the API. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Presses the export of a table, and returns its lines. */
async function exported(page: Page, hands: Hands): Promise<readonly string[]> {
  const download = page.waitForEvent('download');
  await hands.press(page.getByRole('main').getByRole('button', { name: /^Export/ }));
  return (await readFile(await (await download).path(), 'utf8')).split('\n');
}

const fields = {
  mouse: {
    name: 'travelBudget',
    value: 4321,
    titles: {
      English: 'Travel Budget',
      French: 'Budget de voyage',
      Romanian: 'Buget de călătorie',
      Chinese: '差旅预算',
    },
  },
  keyboard: {
    name: 'deskCost',
    value: 4322,
    titles: { English: 'Desk Cost', French: 'Coût du bureau', Romanian: 'Costul biroului', Chinese: '工位费用' },
  },
};

for (const { way, handsOn } of ways) {
  test(
    `a field with a limit is added to the wizard, a list, the details, a report and its file with ${way}`,
    long,
    async ({ page, portal }) => {
      test.slow();
      const hands = handsOn(page);
      const { name, value, titles } = fields[hands.name];
      await beSignedIn(page, portal, administrator);
      await openStudio(page, portal, hands);
      await openDefinition(page, hands, 'form', 'job-details');
      await addBehind(page, hands, 'Budget');
      await hands.press(page.getByRole('button', { name: 'New field …' }));
      const dialog = page.getByRole('dialog', { name: 'New field of project' });
      for (const [language, title] of Object.entries(titles))
        await hands.fill(dialog.getByLabel(`Title in ${language}`), title);
      await hands.choose(dialog.getByRole('combobox', { name: 'Type' }), 'Whole number');
      await hands.fill(dialog.getByLabel('Largest value'), '5000');
      await expect(dialog.getByRole('checkbox', { name: /operation projects\.create\)?$/ })).toBeChecked({
        timeout: 60_000,
      });
      const lists = [
        /screen project-list\)?( · .*)?$/,
        /screen project-overview\)? · Project Information › Project$/,
        /screen project-reports\)?( · projects)?$/,
      ];
      for (const list of lists) await hands.check(dialog.getByRole('checkbox', { name: list }));
      await hands.press(dialog.getByRole('button', { name: 'Add', exact: true }));
      // Its title is that of the entity, whose draft is saved meanwhile.
      await expect(page.getByRole('treeitem', { name: titles.English })).toBeFocused({ timeout: 60_000 });
      await publish(page, hands, `Ask for ${name}`);

      const headers = await tokenOf(page, portal, people.manager);
      const send = (sent: number) =>
        page.request.post(`${portal.url}/api/project`, {
          headers,
          data: projectBody({ [name]: sent, projectStartDate: daysFromNow(1), projectEndDate: daysFromNow(20) }),
        });
      expect((await send(5001)).status()).toBe(400);
      const made = await send(value);
      const { projectNumber }: { readonly projectNumber: string } = await made.json();
      await page.goto(`${portal.url}/programadmin/projectdetails/${projectNumber}`);
      await expect(page.getByText(titles.English)).toBeVisible();
      await expect(page.getByText(String(value), { exact: true })).toBeVisible();
      const look = async () => {
        await expect(page.getByRole('columnheader', { name: titles.English })).toBeVisible();
        const [head, ...rows] = await exported(page, hands);
        expect(head).toContain(titles.English);
        expect(rows.filter((row) => row.startsWith(projectNumber)).join()).toContain(String(value));
      };
      await page.goto(`${portal.url}/programadmin/projects`);
      await look();
      await page.goto(`${portal.url}/programadmin/reports/projects`);
      await hands.select(page.getByRole('combobox', { name: 'Report' }), 'Ending Soon');
      await look();
      console.info(`New field with ${way}: ${hands.used()}`);
    },
  );
}

const steps = {
  /** A review under a title of its own. */
  mouse: {
    ...{ visitor: people.manager, kind: 'New', offer: 'Review' },
    ...{ english: 'Before You Go On', french: 'Avant de continuer' },
    titles: {
      English: 'Before You Go On',
      French: 'Avant de continuer',
      Romanian: 'Înainte de a continua',
      Chinese: '继续之前',
    },
  },
  /** A screen that keeps its title. */
  keyboard: {
    // Another visitor, because the first one has a draft of the wizard already.
    ...{ visitor: 'proxymanager@client.example', kind: 'Show: screen', offer: 'Security Policy', titles: {} },
    ...{ english: 'Security Policy', french: 'Politique de sécurité' },
  },
};

for (const { way, handsOn } of ways) {
  test(
    `a wizard gets a step with ${way}, which people see in their language`,
    long,
    async ({ page, portal, browser }) => {
      test.slow();
      const hands = handsOn(page);
      const { visitor, kind, offer, titles, english, french } = steps[hands.name];
      await beSignedIn(page, portal, administrator);
      await openStudio(page, portal, hands);
      await openDefinition(page, hands, 'wizard', 'new-project');
      await addBehind(page, hands, 'Contractor Details');
      const offers = page.getByRole('region', { name: kind, exact: true });
      if (kind !== 'New') await hands.fill(offers.getByRole('searchbox', { name: 'Find' }), offer);
      await hands.press(offers.getByRole('button', { name: offer, exact: true }).first());
      const dialog = page.getByRole('dialog', { name: 'New step' });
      await expect(dialog.getByLabel('Title in English')).toHaveValue(offer);
      for (const [language, words] of Object.entries(titles))
        await hands.fill(dialog.getByLabel(`Title in ${language}`), words);
      await hands.press(dialog.getByRole('button', { name: 'Add', exact: true }));
      await expect(page.getByRole('treeitem', { name: english, exact: true })).toBeFocused({ timeout: 60_000 });
      await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible({ timeout: 60_000 });
      await publish(page, hands, `Show ${english} to everybody`);
      console.info(`Step of a wizard with ${way}: ${hands.used()}`);

      const other = await browser.newPage();
      await beSignedIn(other, portal, visitor);
      await other.goto(`${portal.url}/dashboard`);
      await settled(other);
      await openWizard(other);
      await takeUpDraft(other);
      await fillContractor(other, typed);
      await next(other);
      await expect(other.getByRole('heading', { name: english, exact: true })).toBeVisible();
      await other.getByRole('button', { name: 'Language' }).click();
      await other.getByRole('menuitem', { name: 'Français' }).click();
      await expect(other.getByRole('heading', { name: french, exact: true })).toBeVisible();
      await other.close();
    },
  );
}

import type { Page } from '@playwright/test';
import { dialogOf } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { everybody } from './people.ts';
import { withRelease } from './seenAs.ts';

test.use({ story: 'walk-shell' });

const languages = [
  { locale: 'en', name: 'English', dashboard: 'Dashboard', projects: 'Projects', footer: 'Security Policy' },
  {
    locale: 'fr',
    name: 'Français',
    dashboard: 'Tableau de bord',
    projects: 'Projets',
    footer: 'Politique de sécurité',
  },
  {
    locale: 'ro',
    name: 'Română',
    dashboard: 'Panou de control',
    projects: 'Proiecte',
    footer: 'Politica de securitate',
  },
  { locale: 'zh', name: '中文', dashboard: '工作台', projects: '项目', footer: '安全政策' },
] as const;

test('the interface is English at first, and in each of four languages when it is picked', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.manager);
  await page.goto(`${portal.url}/dashboard`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await settled(page);
  const picker = page.getByRole('banner').locator('[aria-haspopup=menu]').first();
  for (const { locale, name, dashboard, projects, footer } of [...languages.slice(1), languages[0]]) {
    await test.step(name, async () => {
      await picker.click();
      await expect(page.getByRole('menuitem')).toHaveText(languages.map((one) => one.name));
      await page.getByRole('menuitem', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard);
      await expect(page.getByRole('navigation').getByRole('link', { name: projects, exact: true })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').last()).toHaveText(footer);
      expect(await page.evaluate(() => window.localStorage.getItem('locale'))).toBe(locale);
    });
  }
});

test('the footer leads to the legal pages, each in a tab of its own', async ({ page, portal }) => {
  const links = [
    ['California Privacy Policy', '/public/californiaprivacypolicy'],
    ['Terms and Conditions', '/public/termsandconditions'],
    ['Security Policy', '/public/securitypolicy'],
  ] as const;
  for (const path of ['/login', '/dashboard']) {
    if (path === '/dashboard') await beSignedIn(page, portal, everybody.contractor);
    await page.goto(portal.url + path);
    const footer = page.getByRole('contentinfo').getByRole('link');
    await expect(footer).toHaveText(links.map(([title]) => title));
    for (const [title, address] of links) {
      const opened = page.waitForEvent('popup');
      await footer.filter({ hasText: title }).click();
      const tab = await opened;
      await expect(tab).toHaveURL(portal.url + address);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title);
      await tab.close();
    }
    await expect(page).toHaveURL(portal.url + path);
  }
});

test('the menu is open beside the content on a large screen, and closed on a small one', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.programAdmin);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const left = () => page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().left));

  await test.step('275 wide from a width of 1280 on, and closed at a press', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${portal.url}/programadmin/projects`);
    await expect(menu).toBeVisible();
    expect(await menu.evaluate((nav) => nav.parentElement?.offsetWidth)).toBe(275);
    expect(await left()).toBe(275);
    const width = await page.locator('main').evaluate((main) => main.parentElement?.getBoundingClientRect().width ?? 0);
    expect(width).toBeGreaterThanOrEqual(641);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect.poll(left).toBe(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
  });

  await test.step('closed below that, over the content when it is opened, and closed again at the next page', async () => {
    await page.setViewportSize({ width: 1279, height: 800 });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    expect(await left()).toBe(0);
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(`${portal.url}/dashboard`);
    await expect(menu).toBeHidden();
  });

  await test.step('a table down to 960, cards below', async () => {
    await page.setViewportSize({ width: 960, height: 800 });
    // A chart has a table too, for screen readers.
    const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Project Number' }) });
    await expect(table.first()).toBeVisible();
    await page.setViewportSize({ width: 959, height: 800 });
    await expect(table).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Sort by' }).first()).toBeVisible();
  });

  await test.step('a dialog fills the screen below 600', async () => {
    await page.goto(`${portal.url}/programadmin/projects`);
    await page.getByRole('button', { name: 'New Project' }).click();
    const chooser = dialogOf(page, 'Select a company');
    const width = () => chooser.evaluate((dialog) => dialog.getBoundingClientRect().width);
    await page.setViewportSize({ width: 600, height: 800 });
    await expect.poll(width).toBeLessThan(600);
    await page.setViewportSize({ width: 599, height: 800 });
    await expect.poll(width).toBe(599);
  });

  await test.step('no wider than 1920 on a wall', async () => {
    await page.setViewportSize({ width: 2560, height: 900 });
    await page.goto(`${portal.url}/dashboard`);
    await expect.poll(() => page.locator('main').evaluate((main) => main.getBoundingClientRect().width)).toBe(1920);
  });
});

test('the look is light at first, dark when it is chosen, and stays so', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.subvendor);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(245, 246, 248)');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(ground).toBe('rgb(17, 21, 27)');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
  expect(await ground()).toBe('rgb(17, 21, 27)');
  expect(await page.evaluate(() => window.localStorage.getItem('theme'))).toBe('dark');
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect.poll(ground).toBe('rgb(245, 246, 248)');

  await test.step('with Inter, corners of 12 and 24 between the parts', async () => {
    await page.goto(`${portal.url}/user/profile`);
    await settled(page);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"Inter Variable", Inter,/);
    const corner = (target: string) =>
      page
        .locator(target)
        .first()
        .evaluate((part) => getComputedStyle(part).borderRadius);
    expect([await corner('main button[type=submit]'), await corner('main form input')]).toEqual(['12px', '12px']);
    const gap = await page
      .locator('main .blocks')
      .first()
      .evaluate((part) => getComputedStyle(part).rowGap);
    expect(gap).toBe('24px');
  });
});

test('the way to a page is above it, in eight steps at most', async ({ page, portal }) => {
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  const steps = way.locator('li:not([aria-hidden])');
  await withRelease(page, (release) => {
    const { screens } = release;
    const long = screens['scheduler'];
    if (long)
      long.trail = [
        'project-list',
        'project-search',
        'flex-report',
        'project-reports',
        'contractors',
        'managers',
        'subvendors',
        'resources',
      ];
    const eight = screens['email-templates'];
    if (eight)
      eight.trail = ['project-list', 'project-search', 'flex-report', 'project-reports', 'contractors', 'managers'];
  });
  await beSignedIn(page, portal, everybody.programAdmin);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  await expect(way).toHaveCount(0);
  await page.goto(`${portal.url}/programadmin/reports/projects`);
  await expect(steps).toHaveText(['Dashboard', 'Reports', 'Project Reports']);
  await expect(way.locator('[aria-current=page]')).toHaveText('Project Reports');
  await way.getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveURL(`${portal.url}/programadmin/reports/flexReport`);
  await page.goto(`${portal.url}/programadmin/email/templates`);
  await expect(steps).toHaveText([
    'Dashboard',
    'Project List',
    'Project Search',
    'Reports',
    'Project Reports',
    'Contractors',
    'Managers',
    'Email Templates',
  ]);
  await page.goto(`${portal.url}/admin/batch-processing`);
  await expect(steps).toHaveText([
    'Dashboard',
    'Project List',
    '',
    'Contractors',
    'Managers',
    'Subvendors',
    'Resources',
    'Scheduler',
  ]);
});

test('a notice comes up at the bottom right for six seconds, with a way to undo and to close it', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    const waits: unknown[] = [];
    const wait = window.setTimeout;
    Object.assign(window, { waits });
    Object.assign(window, {
      setTimeout: (...args: Parameters<typeof wait>) => {
        waits.push(args[1]);
        return wait(...args);
      },
    });
  });
  await beSignedIn(page, portal, everybody.programAdmin);
  await page.goto(`${portal.url}/programadmin/projectdetails/1-1-000007`);
  await settled(page);
  await closeProject(page);

  const notice = page.getByRole('status').filter({ hasText: 'Project has been closed' });
  await expect(notice).toBeVisible();
  await expect(notice).toHaveClass(/fw-success/);
  await expect(notice.getByRole('button')).toHaveText(['UNDO', '']);
  await expect(notice.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'waits'))).toContain(6000);
  const box = await notice.boundingBox();
  expect([Math.round((box?.x ?? 0) + (box?.width ?? 0)), Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([
    1440 - 24,
    900 - 24,
  ]);

  await test.step('undo opens the project again', async () => {
    await notice.getByRole('button', { name: 'UNDO' }).click();
    await expect(notice).toHaveCount(0);
    const undone = page.getByRole('status').filter({ hasText: 'Project has been reactivated' });
    await expect(undone).toBeVisible();
    await undone.getByRole('button', { name: 'Close' }).click();
    await expect(undone).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Close Project' })).toBeVisible();
  });

  await test.step('a failure is an alert where it was asked for', async () => {
    await page.route(/\/api\/project\/closure$/, (route) => route.fulfill({ status: 500, json: { message: '' } }));
    await closeProject(page);
    await expect(page.getByRole('dialog').getByRole('alert').last()).toHaveText(
      'Project Closure failed to be submitted :(',
    );
  });
});

async function closeProject(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close Project' }).click();
  const closing = dialogOf(page, 'Close Project');
  await closing.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 });
  await closing.getByRole('button', { name: 'Close Project' }).click();
}

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { everybody, range, type Somebody, somebody } from './people.ts';
import { functionsOf, seenAs, withRelease } from './seenAs.ts';

test.use({ story: 'walk-menus' });

/** A group leads nowhere itself. */
type Entry = readonly [title: string, path: string, among?: readonly Entry[]];

const onboarding: Entry = [
  'Onboarding',
  '',
  [
    ['Business structure', '/businessStructure'],
    ['Documents', '/documents'],
  ],
];

const managerMenu: readonly Entry[] = [
  ['Dashboard', '/dashboard'],
  ['Projects', '/manager/projects'],
];

const contractorMenu: readonly Entry[] = [
  ['Dashboard', '/dashboard'],
  ['Projects', '/contractor/projects'],
  ['Payments', '/contractor/payments'],
  [
    'IC Vetting',
    '',
    [
      ['Documents', '/contractor/documents'],
      ['Client Specific Conflict Questions', '/contractor/conflict-questions'],
      ['Business Structure', '/contractor/businessStructure/view'],
    ],
  ],
];

const subvendorMenu: readonly Entry[] = [
  ['Dashboard', '/dashboard'],
  onboarding,
  ['Resources', '/subvendor/resources'],
];

const adminMenu: readonly Entry[] = [
  ['Dashboard', '/dashboard'],
  onboarding,
  ['Projects', '/programadmin/projects'],
  ['Project Search', '/programadmin/projects/search'],
  ['Reports', '/programadmin/reports/flexReport'],
  ['Payments', '/programadmin/payments'],
  ['Email', '', [['Templates', '/programadmin/email/templates']]],
  ['Scheduler', '/admin/batch-processing'],
  ['Resources', '/subvendor/resources'],
  [
    'Users',
    '',
    [
      ['Roles', '/user/roles'],
      ['Users', '/programadmin/users'],
      ['Contractors', '/programadmin/contractors'],
      ['Managers', '/programadmin/managers'],
      ['Subvendors', '/programadmin/subvendors'],
    ],
  ],
  ['Functions', '/admin/functions'],
  ['Services', '/admin/healthStatus'],
  ['Legal Texts', '/admin/legal'],
  ['Studio', '/studio'],
];

const programMenu = leaveOut(adminMenu, [
  '/user/roles',
  '/programadmin/users',
  '/admin/functions',
  '/admin/healthStatus',
  '/admin/legal',
  '/studio',
]);

const menus: Readonly<Record<Somebody, readonly Entry[]>> = {
  admin: adminMenu,
  programAdmin: programMenu,
  director: programMenu,
  manager: managerMenu,
  proxyManager: managerMenu,
  contractor: contractorMenu,
  subvendor: subvendorMenu,
};

const menuIds = [2004, 2007, 2008, 2025, 2100, 2101, 2102, 2103];
const programIds = [...range(4001, 4004), 2002, 2003];

/** Functions of each account: those of its role, and what administrators have been given besides. */
const functions: Readonly<Record<Somebody, readonly number[]>> = {
  admin: [...programIds, 1001, 1002, 1, 2, ...range(2201, 2206), 6, 1005, ...menuIds],
  programAdmin: [...programIds, ...menuIds],
  director: [...programIds, 1001, 1002, ...menuIds],
  manager: range(3000, 3010),
  proxyManager: range(3000, 3010),
  contractor: range(5000, 5010),
  subvendor: range(4001, 4004),
};

const names: Readonly<Record<Somebody, readonly [string, string]>> = {
  admin: ['Ada Admin', 'Administrator'],
  programAdmin: ['Petra Program', 'Program Manager'],
  director: ['Dario Director', 'Program Director'],
  manager: ['Mona Manager', 'Manager'],
  proxyManager: ['Pavel Proxy', 'Manager, Proxy Manager'],
  contractor: ['Cleo Contractor', 'Contractor'],
  subvendor: ['Sana Subvendor', 'Subvendor'],
};

for (const who of somebody) {
  test(`the menu and the account of ${who} are those of the role`, async ({ page, portal }) => {
    await beSignedIn(page, portal, everybody[who]);
    await page.goto(`${portal.url}/dashboard`);

    await test.step('every entry in its order, the dashboard first', async () => {
      expect(await entriesOf(page)).toEqual(menus[who]);
    });

    await test.step('the account says good day, the name and the roles, and leads to the tour, the settings and out', async () => {
      await page.getByRole('button', { name: 'Account' }).click();
      const account = page.getByRole('banner').getByRole('presentation');
      await expect(account.locator('p')).toHaveText(['Good Day', ...names[who]]);
      await expect(account.getByRole('menuitem')).toHaveText(['Take the Tour', 'Account Settings', 'Logout']);
      await account.getByRole('menuitem', { name: 'Account Settings' }).click();
      await expect(page).toHaveURL(`${portal.url}/user/profile`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings');
    });

    await test.step('the functions are those of the role', async () => {
      expect([...(await functionsOf(page))].sort()).toEqual([...functions[who]].sort());
    });

    await test.step('every entry leads to a page, and is marked there', async () => {
      for (const [title, path] of linksOf(menus[who])) {
        const link = menuOf(page)
          .getByRole('link', { name: title, exact: true })
          .and(page.locator(`[href="${path}"]`));
        await unfoldTo(page, path);
        await link.click();
        await expect(page).toHaveURL(portal.url + path);
        await settled(page);
        await expect(link).toHaveAttribute('aria-current', 'page');
      }
    });
  });
}

test('an entry is there only for somebody whose functions have its number', async ({ page, portal }) => {
  const needed: readonly (readonly [Somebody, number, readonly string[]])[] = [
    ['manager', 3001, ['Projects']],
    ['contractor', 5001, ['Projects']],
    ['contractor', 5003, ['IC Vetting']],
    ['subvendor', 4001, ['Onboarding']],
    ['subvendor', 4002, ['Resources']],
    ['admin', 4001, ['Onboarding']],
    ['admin', 4002, ['Resources']],
    ['admin', 2004, ['Projects']],
    ['admin', 2008, ['Project Search']],
    ['admin', 2007, ['Reports']],
    ['admin', 2100, ['Email']],
    ['admin', 2025, ['Scheduler']],
    ['admin', 2002, ['Users']],
    ['admin', 1, ['Functions']],
    ['admin', 2, ['Services']],
    ['admin', 2201, ['Studio']],
  ];
  let signedIn: Somebody | undefined;
  for (const [who, id, gone] of needed) {
    await test.step(`${who} without ${id}`, async () => {
      if (who !== signedIn) await beSignedIn(page, portal, everybody[who]);
      signedIn = who;
      await seenAs(page, { functionalIds: functions[who].filter((held) => held !== id) });
      await page.goto(`${portal.url}/dashboard`);
      expect((await entriesOf(page)).map(([title]) => title)).toEqual(
        menus[who].map(([title]) => title).filter((title) => !gone.includes(title)),
      );
    });
  }
});

test('the first role that has a menu gives it, by whatever name the role is called', async ({ page, portal }) => {
  const called: readonly (readonly [roles: readonly string[], menu: readonly Entry[], shown: string])[] = [
    [['Contractor', 'SubVendor'], contractorMenu, 'Subvendor, Contractor'],
    [['Contractor', 'Manager'], managerMenu, 'Contractor, Manager'],
    [['Manager', 'ProgramAdmin'], programMenu, 'Manager, Program Manager'],
    [['program manager'], programMenu, 'Program Manager'],
    [['Program Director'], programMenu, 'Program Director'],
    [['SuperAdmin'], leaveOut(adminMenu, ['/admin/functions', '/admin/healthStatus', '/studio']), 'Administrator'],
    [['MANAGER'], managerMenu, 'Manager'],
    [['Proxy Manager'], managerMenu, 'Proxy Manager'],
    [['CONTRACTOR'], contractorMenu, 'Contractor'],
  ];
  await beSignedIn(page, portal, everybody.admin);
  const held = [...functions.programAdmin, ...functions.manager, ...functions.contractor];
  for (const [roles, menu, shown] of called) {
    await test.step(roles.join(' and '), async () => {
      await seenAs(page, { roles, functionalIds: held });
      await page.goto(`${portal.url}/user/profile`);
      expect(await entriesOf(page)).toEqual(menu);
      await page.getByRole('button', { name: /^Account/ }).click();
      await expect(page.getByRole('banner').getByRole('presentation').locator('p').last()).toHaveText(shown);
    });
  }
});

test('an entry of a type that the page does not know says that there is an error', async ({ page, portal }) => {
  await withRelease(page, (release) => {
    release.menus['manager']?.items.push({ item: 'mystery' });
  });
  await beSignedIn(page, portal, everybody.manager);
  await page.goto(`${portal.url}/dashboard`);
  await expect(menuOf(page).getByRole('listitem')).toHaveText(['Dashboard', 'Projects', 'Menu Items Error']);
});

test('a long menu opens the group of the page alone, and remembers what was opened', async ({ page, portal }) => {
  await beSignedIn(page, portal, everybody.admin);
  const groups = () => menuOf(page).locator('[aria-expanded=true]').allTextContents();
  await page.goto(`${portal.url}/programadmin/managers`);
  await settled(page);
  await expect(menuOf(page).getByRole('link', { name: 'Managers' })).toHaveAttribute('aria-current', 'page');
  expect(await groups()).toEqual(['Users']);

  await menuOf(page).getByRole('button', { name: 'Onboarding' }).click();
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  expect(await groups()).toEqual(['Onboarding']);

  await beSignedIn(page, portal, everybody.subvendor);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  expect(await groups()).toEqual(['Onboarding']);
});

/** Opens the group of an entry that is folded. */
async function unfoldTo(page: Page, path: string): Promise<void> {
  const entry = menuOf(page).locator(`a[href="${path}"]`);
  if (await entry.first().isVisible()) return;
  await entry.locator('xpath=ancestor::ul[1]/ancestor::li[1]/div[@role="button"]').click();
}

function menuOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Menu' });
}

/** What the menu shows: entries with where they lead, groups with their entries. */
async function entriesOf(page: Page): Promise<readonly Entry[]> {
  await expect(menuOf(page)).toBeVisible();
  const written = await menuOf(page).evaluate((nav) => {
    const read = (list: Element | null): unknown[] =>
      [...(list?.children ?? [])].map((item) => {
        const link = item.querySelector(':scope > a');
        if (link !== null) return [link.textContent, link.getAttribute('href')];
        return [item.querySelector(':scope > [role=button]')?.textContent, '', read(item.querySelector('ul'))];
      });
    return JSON.stringify(read(nav.querySelector('ul')));
  });
  const entries: readonly Entry[] = JSON.parse(written);
  return entries;
}

function linksOf(entries: readonly Entry[]): readonly (readonly [string, string])[] {
  return entries.flatMap(([title, path, among = []]) => [
    ...(path === '' ? [] : [[title, path] as const]),
    ...linksOf(among),
  ]);
}

/** The menu without the entries of these addresses. */
function leaveOut(entries: readonly Entry[], gone: readonly string[]): readonly Entry[] {
  return entries
    .filter(([, path]) => !gone.includes(path))
    .map(([title, path, among]) => (among === undefined ? [title, path] : [title, path, leaveOut(among, gone)]));
}

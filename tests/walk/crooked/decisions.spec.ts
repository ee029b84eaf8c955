import { detail, dialogOf } from '../../e2e/findParts.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { people } from '../../e2e/people.ts';
import { beSignedIn, settled } from '../../e2e/signIn.ts';
import { openManaged, toastOf } from '../openManaged.ts';
import { openProject } from '../openProject.ts';
import {
  conflictOf,
  elsewhere,
  expectBoth,
  loseAnswer,
  openDialog,
  openNew,
  requestsOf,
  seenBy,
} from './steps/windows.ts';

test.use({ story: 'crooked-decisions' });

const proxyManager = 'proxymanager@client.example';
const director = 'director@formwork.example';
const determination = { companyId: 1, recommendation: 'W-2', note: 'Decided elsewhere.' };

test('a determination that is made elsewhere while the dialog is open is shown, and not made a second time', async ({
  page,
  portal,
}) => {
  const window = { page, portal };
  const key = await openNew(window);
  const dialog = await openDialog(page, 'Make Final Determination');
  await dialog.getByRole('combobox', { name: 'Recommendation' }).selectOption('IC');
  await dialog.getByRole('textbox', { name: 'Program Admin Notes' }).fill('Decided here.');
  await elsewhere(window, {
    as: director,
    path: '/projects/determination',
    data: { projectNumber: key, ...determination },
  });

  await dialog.getByRole('button', { name: 'Make Final Determination' }).click();
  await expect(conflictOf(dialog)).toContainText('Recommendation');
  await expect(dialog.getByRole('textbox', { name: 'Program Admin Notes' })).toHaveValue('Decided here.');
  await conflictOf(dialog).getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog.getByText('The recommendation has already been made.').first()).toBeVisible();

  await expectBoth(window, key, { currentStatus: { recommendation: 'W-2', status: 'Active' } });
});

test('a report that was opened before a determination does not take the determination back, nor its note', async ({
  page,
  portal,
}) => {
  const window = { page, portal };
  const key = await openNew(window);
  const dialog = await openDialog(page, 'EDD Report');
  await dialog.getByRole('radiogroup', { name: 'EDD Report Required' }).getByLabel('Yes').check();
  await elsewhere(window, {
    as: director,
    path: '/projects/determination',
    data: { projectNumber: key, ...determination },
  });

  await dialog.getByRole('button', { name: 'Update Status' }).click();

  await expect(conflictOf(dialog)).toBeVisible();
  await expectBoth(window, key, { currentStatus: { recommendation: 'W-2', status: 'Active' } });
  await conflictOf(dialog).getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  expect(await seenBy(window, key, people.programAdmin)).toMatchObject({
    currentStatus: { recommendation: 'W-2', status: 'Active', note: 'Decided elsewhere.', eddReportRequired: true },
  });
});

test('a closure that somebody else has made meanwhile is told in the dialog, and their reason stays', async ({
  page,
  portal,
}) => {
  const window = { page, portal };
  const key = await openNew(window);
  const dialog = await openDialog(page, 'Close Project');
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Other');
  const closure = { projectNumber: key, closingDate: '2030-12-01', reasonId: 1 };
  await elsewhere(window, { as: people.manager, path: '/project/closure', data: closure });

  await dialog.getByRole('button', { name: 'Close Project' }).click();

  await expect(conflictOf(dialog)).toContainText('Project completed');
  await expectBoth(window, key, { currentStatus: { state: 'CLOSED', closureReason: { label: 'Project completed' } } });
});

test('a closure is undone by its message once, though somebody else has reopened the project already', async ({
  page,
  portal,
}) => {
  const window = { page, portal };
  const key = await openNew(window);
  const dialog = await openDialog(page, 'Close Project');
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Other');
  await dialog.getByRole('button', { name: 'Close Project' }).click();
  await expect(toastOf(page, 'Project has been closed')).toBeVisible();
  await elsewhere(window, { as: director, path: '/project/reactivation', data: { projectNumber: key } });

  await page.getByRole('button', { name: 'UNDO' }).click();

  await expect(page.getByText('Project has been reactivated')).toHaveCount(0);
  await expect(toastOf(page, 'This is not possible in the present state.')).toBeVisible();
  await expectBoth(window, key, { currentStatus: { state: 'OPEN', status: 'Pending' } });
});

test('a closure whose answer was lost is told when it is sent again, and the project is closed once', async ({
  page,
  portal,
}) => {
  const window = { page, portal };
  const key = await openNew(window);
  const dialog = await openDialog(page, 'Close Project');
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Other');
  await loseAnswer(page, '**/api/project/closure');
  const send = dialog.getByRole('button', { name: 'Close Project' });
  await send.click();
  await expect(dialog.getByText('Project Closure failed to be submitted :(')).toBeVisible();

  await send.click();

  await expect(toastOf(page, 'Project has been closed')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectBoth(window, key, { currentStatus: { state: 'CLOSED', closureReason: { label: 'Other' } } });
});

test('a manager who is replaced while the list is open opens nothing of the project any more, and the next one does', async ({
  page,
  portal,
}) => {
  const window = { page, portal };
  const key = await openNew(window);
  await beSignedIn(page, portal, people.manager);
  await page.goto(`${portal.url}/manager/projects`);
  await settled(page);
  const data = { oldManagerLogicalName: people.manager, newManagerLogicalName: proxyManager };
  await elsewhere(window, { path: `/projects/${key}/manager/update`, data });

  await page.getByRole('row').filter({ hasText: key }).getByRole('button', { name: 'Project Details' }).click();

  await expect(dialogOf(page, 'Project Details').getByRole('alert')).toContainText(
    'Project Details not found or error',
  );
  expect(await seenBy(window, key, proxyManager)).toMatchObject({ manager: { logicalName: proxyManager } });
});

test('a request that was asked for with a lost answer is pending once, and both sides see that one', async ({
  page,
  portal,
}) => {
  const window = { page, portal };
  const key = await openNew(window, people.programAdmin);
  await beSignedIn(page, portal, people.manager);
  const details = await openManaged(page, portal, key);
  await details.getByRole('button', { name: 'Extend' }).click();
  const dialog = dialogOf(page, 'Enter the new project end date');
  await dialog.getByLabel('Project End Date').fill('2031-12-31');
  await loseAnswer(page, '**/api/requisitions');
  const send = dialog.getByRole('button', { name: 'Request Extension' });
  await send.click();
  await expect(dialog.getByText('Request to extend Project Failed, please try again.')).toBeVisible();

  await send.click();

  await expect(page.getByText('Request to extend Project is now pending approval...')).toBeVisible();
  expect(await requestsOf(window, key)).toMatchObject([{ status: 'PENDING', toDate: '2031-12-31' }]);
  await expectBoth(window, key, { projectEndDate: '2031-06-30' });
});

test('a request for an end that an administrator has passed meanwhile is refused, and what was typed stays', async ({
  page,
  portal,
}) => {
  const window = { page, portal };
  const key = await openNew(window, people.programAdmin);
  await beSignedIn(page, portal, people.manager);
  const details = await openManaged(page, portal, key);
  await details.getByRole('button', { name: 'Extend' }).click();
  const dialog = dialogOf(page, 'Enter the new project end date');
  await dialog.getByLabel('Project End Date').fill('2031-09-30');
  await elsewhere(window, { method: 'PUT', path: `/projects/${key}`, data: { projectEndDate: '2031-12-31' } });

  await dialog.getByRole('button', { name: 'Request Extension' }).click();

  await expect(dialog.getByText('End date must be a valid date after the previous end date.').first()).toBeVisible();
  await expect(dialog.getByLabel('Project End Date')).toHaveValue('2031-09-30');
  expect(await requestsOf(window, key)).toEqual([]);
  await expectBoth(window, key, { projectEndDate: '2031-12-31' });
});

test('a note that is sent while the browser is offline waits in its dialog, and is there once after it is sent again', async ({
  page,
  portal,
  context,
}) => {
  const window = { page, portal };
  const key = await openNew(window);
  const dialog = await openDialog(page, 'Add Note');
  const note = dialog.getByRole('textbox', { name: 'Program Admin Notes' });
  await note.fill('Written on the train.');
  await context.setOffline(true);
  const send = dialog.getByRole('button', { name: 'Add Note' });
  await send.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Error adding note :(' })).toBeVisible();
  await expect(note).toHaveValue('Written on the train.');
  await context.setOffline(false);

  await send.click();

  await expect(page.getByText('Note Added!')).toBeVisible();
  await openProject(page, portal, key);
  await expect(page.getByRole('region', { name: 'Notes', exact: true }).getByText('Written on the train.')).toHaveCount(
    1,
  );
});

test('a determination that is made in one window is shown in the other as soon as it is read again', async ({
  page,
  portal,
  browser,
}) => {
  const window = { page, portal };
  const key = await openNew(window);
  // Tabs of one browser share a session: this is the browser of somebody else.
  const other = await browser.newPage();
  await beSignedIn(other, portal, director);
  await openProject(other, portal, key);
  await elsewhere(window, { path: '/projects/determination', data: { projectNumber: key, ...determination } });

  await openProject(other, portal, key);

  await expect(detail(other.getByRole('main'), 'Recommendation')).toHaveText('W-2');
  await expect(other.getByRole('button', { name: 'Make Final Determination' })).toHaveCount(0);
  await other.close();
  await expectBoth(window, key, { currentStatus: { recommendation: 'W-2' } });
});

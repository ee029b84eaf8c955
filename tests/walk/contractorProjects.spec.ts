import { answerStructure } from '../e2e/answerStructure.ts';
import { next, pickPlace } from '../e2e/fillProject.ts';
import { detail, dialogOf, heading } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { beSignedIn, settled } from '../e2e/signIn.ts';
import { breakAnswer, columnsOf } from './readScreen.ts';

test.use({ story: 'walk-contractor-projects' });

test('a contractor looks through the own projects and reads one', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.contractor);
  const asked = page.waitForRequest((request) => request.url().includes('/api/projects/list'));
  await page.goto(`${portal.url}/contractor/projects`);
  await settled(page);

  await test.step('the list is asked for by the name the contractor signs in with', async () => {
    const { searchParams } = new URL((await asked).url());
    expect([searchParams.get('contractorLogicalName'), searchParams.get('size')]).toEqual([people.contractor, '100']);
    await expect(page.getByRole('heading', { name: 'Project History', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Project Details' })).toHaveCount(16);
    expect(await columnsOf(page)).toEqual([
      'Project Number',
      'Project Name',
      'Start Date',
      'End Date',
      'Status',
      'State',
    ]);
  });

  await test.step('a project says whose it is, and there is nothing to be done', async () => {
    await page
      .getByRole('row')
      .filter({ hasText: '1-1-000007' })
      .getByRole('button', { name: 'Project Details' })
      .click();
    const dialog = dialogOf(page, 'Project Details');
    await expect(detail(dialog, 'Project Key')).toHaveText('Client Example Inc. #000007');
    await expect(detail(dialog, 'Project Name')).toHaveText('Newsletter analysis');
    await expect(detail(dialog, 'Project State')).toHaveText('Open');
    await expect(dialog.getByRole('button')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('one that cannot be read is said not to be found', async () => {
    await page.route('**/api/projects/1-*', breakAnswer(404));
    await page
      .getByRole('row')
      .filter({ hasText: '1-1-000002' })
      .getByRole('button', { name: 'Project Details' })
      .click();
    await expect(dialogOf(page, 'Project Details').getByRole('alert')).toContainText(
      'Project Details not found or error',
    );
  });
});

test('a contractor says where the work is done', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.contractor);
  await page.goto(`${portal.url}/contractor/evaluations?evaluationId=4&projectNumber=1-1-000002&regionId=1`);
  await expect(heading(page, 'Business Structure Details')).toBeVisible();
  await answerStructure(page);
  await next(page);
  await expect(heading(page, 'Work Location')).toBeVisible();
  await pickPlace(page);
  const path = '**/api/projects/contractor/worklocation';
  await page.route(path, breakAnswer(500));
  await next(page);
  // Two spaces, as the message has been known for years; a reader of the screen sees one.
  await expect(page.getByText(/Work Location {1,2}failed to be submitted :\(/).first()).toBeVisible();
  await page.unroute(path);
  const sent = page.waitForRequest(path);
  await next(page);
  expect((await sent).postDataJSON()).toEqual({
    projectNumber: '1-1-000002',
    workLocationId: expect.stringMatching(/^US-CA-/),
  });
  await expect(page.getByText('Work Location Submitted')).toBeVisible();
});

import { chooseMore, detail, dialogOf, openTab } from '../e2e/findParts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { people } from '../e2e/people.ts';
import { mailsTo } from '../e2e/readMail.ts';
import { sendPacket } from '../e2e/sendPacket.ts';
import { beSignedIn } from '../e2e/signIn.ts';
import { openProject } from './openProject.ts';
import { columnsOf } from './readScreen.ts';

test.use({ story: 'walk-project-signing' });

const key = '1-1-000004';

test('letters are sent from a project, and are found among its notifications', async ({ page, portal }) => {
  test.setTimeout(120_000);
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, '1-1-000002');
  const send = async (button: string, path: string, notice: string) => {
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes(path));
    await chooseMore(page, 'Actions', button);
    await page.getByRole('alertdialog').getByRole('button', { name: button }).click();
    const body: unknown = (await sent).postDataJSON();
    await expect(page.getByText(notice).last()).toBeVisible();
    return body;
  };
  const about = { projectNumber: '1-1-000007', companyId: 1, organizationId: expect.any(Number) };
  expect(await send('Re-send Eval Link Letters', '/api/notifications', 'Notification sent!')).toMatchObject({
    ...about,
    projectNumber: '1-1-000002',
    type: 'CONTRACTOR_EVAL_REQUEST',
  });
  await openProject(page, portal, '1-1-000007');
  expect(await send('Send Project Start Letter', '/api/notifications', 'Notification sent!')).toMatchObject({
    ...about,
    type: 'PROJECT_START',
  });
  const reminder = 'Expired Document notification Sent!';
  expect(await send('Send Expired Document Reminder', '/api/notifications', reminder)).toMatchObject({
    ...about,
    type: 'EXPIRING_DOCS',
  });
  await send('Send Welcome Letters', '/api/email/1-1-000007/welcome', 'Notification sent!');
  const panel = await openTab(page, 'Notifications');
  await expect(panel.locator('tbody').getByRole('row')).toHaveCount(3);
});

test('the packet of a project is looked at, and sent again', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, key);
  const asked = page.waitForRequest(`**/api/docusign/envelopes/${key}`);
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  const dialog = dialogOf(page, 'Document Signing Packet');

  await test.step('what it is, and how far its recipients are', async () => {
    expect((await asked).method()).toBe('GET');
    await expect(detail(dialog, 'Packet')).toHaveText('Agreement Payroll redesign');
    await expect(detail(dialog, 'Status')).toHaveText('Delivered');
    await expect(detail(dialog, 'Envelope')).toHaveText(`envelope-${key}`);
    await expect(detail(dialog, 'Access Code')).toHaveText('0004');
    await expect(detail(dialog, 'Created On')).toHaveText(/\d\d\/\d\d\/\d{4}/);
    expect(await columnsOf(dialog)).toEqual([
      'Recipient',
      'Email',
      'Status',
      'Delivered On',
      'Completed On',
      'Updated On',
      'Signed As',
    ]);
    const mona = dialog.getByRole('row').filter({ hasText: 'Mona Manager' });
    await expect(mona).toContainText('Completed');
    await expect(mona).toContainText(people.manager);
  });

  await test.step('what the service says when it refuses is shown without its number', async () => {
    const path = `**/api/docusign/packet/send/${key}`;
    await page.route(path, (route) =>
      route.fulfill({ status: 422, json: { code: 'rule', message: '400 Bad Request: The contractor has no e-mail.' } }),
    );
    await sendPacket(page, dialog);
    await expect(page.getByText('The contractor has no e-mail.', { exact: true })).toBeVisible();
    await page.unroute(path);
    await page.route(path, (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken.' } }));
    await sendPacket(page, dialog);
    await expect(page.getByText('Docusign Packet failed to send. Please try again.')).toBeVisible();
    await page.unroute(path);
  });

  await test.step('while it is sent, and when it is', async () => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/docusign/packet/send/*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await sendPacket(page, dialog);
    await expect(page.getByText('Sending Docusign Packet...')).toBeVisible();
    answer.resolve();
    await expect(page.getByText('Docusign Packet sent!')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('billing documents are asked for by the number of the project', async () => {
    const sent = page.waitForRequest(`**/api/docusign/billing/${key}`);
    const billing = 'Request Billing Docs via Docusign';
    await chooseMore(page, 'Actions', billing);
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`A packet has been sent for ${key} before. Send another one?`);
    await question.getByRole('button', { name: billing }).click();
    expect((await sent).method()).toBe('POST');
    await expect(page.getByText('Docusign Packet sent!').last()).toBeVisible();
  });
});

test('a new full evaluation is requested, and both sides are told by mail', async ({ page, portal }) => {
  await beSignedIn(page, portal, people.programAdmin);
  await openProject(page, portal, '1-1-000005');
  await chooseMore(page, 'Evaluation Actions', 'Request Full Evaluation');
  const sent = page.waitForRequest((request) => request.url().includes('/reevaluation'));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Ask manager and contractor of 1-1-000005 for a new full evaluation?');
  await question.getByRole('button', { name: 'Request Full Evaluation' }).click();
  const { pathname, searchParams } = new URL((await sent).url());
  expect([pathname, searchParams.get('forceFullEval')]).toEqual(['/api/projects/1-1-000005/reevaluation', 'true']);
  await expect(page.getByText('Evaluation Request Submitted!')).toBeVisible();
  for (const email of [people.manager, people.contractor]) {
    const mails = await mailsTo(page, portal, email);
    await expect(mails.filter({ hasText: /evaluation/i })).not.toHaveCount(0);
  }
});

import { beforeAll, expect, test } from 'vitest';
import { readMails } from '../../../server/testing/readMails.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';

eachPortal('a published mail template', (opened) => {
  const templateId = 'password-reset';
  const save = async (subject: string, template: string) => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    const html = template;
    return portal.call('PUT', '/email/template/editions', { token, body: { templateId, subject, html } });
  };
  const publish = async () => {
    const { portal } = opened();
    return portal.call('POST', '/email/templates/publish', {
      token: await portal.signIn(people.admin),
      body: { templateId },
    });
  };
  const mail = async () => {
    const { portal, database } = opened();
    await database.current().deleteFrom('mail').execute();
    await portal.call('GET', `/auth/user/password/${people.rival}/reset`);
    const [row] = await database.current().selectFrom('mail').selectAll().execute();
    const [read] = await readMails(database);
    return { ...row, read: read?.text ?? '' };
  };

  beforeAll(async () => {
    await opened()
      .database.current()
      .updateTable('account')
      .set({ first_name: '<b>Rita</b>' })
      .where('email', '=', people.rival)
      .execute();
  });

  test('words the mail once it is published, with values as text; until then and beside drafts the mail is as before', async () => {
    const { release } = opened().portal;
    const shipped = await mail();
    const html =
      '<p onclick="x()">Dear {{person.firstName}},</p><script>x()</script><p><a href="{{url}}">New password</a></p><p style="font-size: 18px; font-family: Comic">Kind regards</p>';
    const saved = await save('For {{ person.firstName }}', html);
    const drafted = await mail();
    const published = await publish();
    const first = await mail();
    await save('A draft', '<p>Draft</p>');
    const beside = await mail();
    await publish();
    const second = await mail();

    expect([saved.status, published.status]).toEqual([200, 200]);
    expect(
      [shipped, drafted].map(({ subject, template, template_version }) => [subject, template, template_version]),
    ).toEqual(Array(2).fill(['Reset your password', templateId, `release ${release.hash}`]));
    expect([first, beside].map(({ subject, template_version, html }) => [subject, template_version, html])).toEqual(
      Array(2).fill([
        'For <b>Rita</b>',
        'edition 1 en',
        '<p>Dear &lt;b&gt;Rita&lt;/b&gt;,</p><p><a href="http://localhost:3000/resetpassword">New password</a></p><p style="font-size:18px">Kind regards</p>',
      ]),
    );
    expect(first.read).toMatch(
      /^Dear <b>Rita<\/b>,\n\nNew password http:\/\/localhost:3000\/resetpassword\?token=[\w-]{43}\n\nKind regards$/,
    );
    expect([second.subject, second.template_version, second.text]).toEqual(['A draft', 'edition 2 en', 'Draft']);
  });
});

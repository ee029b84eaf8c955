import { expect, test } from 'vitest';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';

eachPortal('documents', (opened) => {
  test('without files have the state that their lifecycle derives', async () => {
    // given
    const { portal } = opened();
    const authorization = `Bearer ${await portal.signIn(people.admin)}`;

    // when
    const response = await portal.app.inject({
      url: '/api/documents?contractorType=SV',
      headers: { authorization },
    });

    // then
    const documents: readonly { readonly status: string }[] = response.json();
    expect(documents.map(({ status }) => status)).toEqual(Array.from({ length: 3 }, () => 'NOT_UPLOADED'));
  });
});

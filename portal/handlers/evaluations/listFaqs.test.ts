import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';

eachPortal('frequently asked questions', (opened) => {
  const list = async (query: string, as?: string) => {
    const { portal } = opened();
    return portal.call('GET', `/faqs${query}`, as === undefined ? {} : { token: await portal.signIn(as) });
  };

  test.each([people.manager, people.contractor, people.subvendor, people.programAdmin])(
    'are read by %s',
    async (as) => {
      const { status, json } = await list('?type=CONTRACTOR_SP', as);

      const faqs: readonly unknown[] = Array.isArray(json) ? json : [];
      expect(status).toBe(200);
      expect(faqs.filter(isRecord).find((faq) => faq['questionId'] === 170)).toEqual({
        id: 1,
        questionId: 170,
        faqQuestion: 'I was an intern. Does that count?',
        faqAnswer: 'Yes, if the client paid you through payroll.',
      });
    },
  );

  test('are those of the region', async () => {
    const idsOf = async (regionId: number) => {
      const { json } = await list(`?type=MANAGER&regionId=${regionId}`, people.manager);
      return Array.isArray(json) ? json.map((faq) => faq.questionId) : [];
    };

    expect([(await idsOf(1)).includes(71), (await idsOf(1)).includes(2071)]).toEqual([true, false]);
    expect([(await idsOf(2)).includes(71), (await idsOf(2)).includes(2071)]).toEqual([false, true]);
  });

  test('are refused without a session, without a type and for a type that has none', async () => {
    expect((await list('?type=MANAGER')).status).toBe(401);
    expect((await list('', people.manager)).status).toBe(400);
    expect((await list('?type=CONFLICT', people.manager)).status).toBe(404);
  });
});

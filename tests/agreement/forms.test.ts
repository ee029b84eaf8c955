import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachPortalDatabase } from '../../portal/testing/eachPortal.ts';
import { isLongSuite } from '../isLongSuite.ts';
import { type Agreement, openAgreement } from './openAgreement.ts';
import { fillings, leftOut, type Submitted, submitForm, submittingForms } from './submitForm.ts';

const draftsOfEach = isLongSuite ? 120 : 40;

eachPortalDatabase('both sides about every form that is sent', (database) => {
  let agreement: Agreement;

  beforeAll(async () => {
    agreement = await openAgreement(database());
  });
  afterAll(() => agreement.close());

  test('there is a filling for every form that submits', () => {
    const ids = submittingForms(agreement.release).map(({ id }) => id);
    expect([...Object.keys(fillings), ...leftOut].sort()).toEqual([...ids].sort());
  });

  test.each(Object.keys(fillings))(
    'what %s lets through is taken, and what it refuses at a field that travels is refused',
    async (id) => {
      // given
      const form = submittingForms(agreement.release).find((one) => one.id === id);
      if (form === undefined) throw new Error(`No form ${id}.`);

      // when
      const all: Submitted[] = [];
      for (let index = 0; index < draftsOfEach; index += 1) all.push(await submitForm(agreement, form, index));

      // then
      const passed = all.filter(({ problems }) => problems.length === 0);
      const refused = all.filter(({ travelling }) => travelling.length > 0);
      console.info(
        `${id}: ${passed.length} let through, ${refused.length} refused at a field that travels, of ${all.length}`,
      );
      expect(passed.filter((one) => one.server?.status !== 'accepted' && !one.onlyByRules)).toEqual([]);
      expect(refused.filter(({ server }) => server?.status === 'accepted')).toEqual([]);
      expect([passed.length > 0, all.length > passed.length]).toEqual([true, true]);
    },
  );
});

import { expect, test } from 'vitest';
import { eachPortal } from '../../portal/testing/eachPortal.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { expectForecastMatrix } from '../access/forecastMatrix.ts';

/** What tests/releases/accessMatrix.test.ts shows with the lending library, with every operation of the portal. */
const instead = {
  ...{ 'program-admin': 'manager', manager: 'contractor', 'signed-in': 'administrator', contractor: 'signed-in' },
  ...{ administrator: 'program-admin', 'account-administrator': 'program-admin', 'studio-edit': 'manager' },
  ...{ 'scheduler-user': 'manager', 'report-reader': 'public', 'project-administrator': 'report-reader' },
};

eachPortal('[M7] the access matrix of a dry run of the portal', (opened) => {
  test('is what the API answers after publishing, for each role, function and operation', async () => {
    const { portal, database } = opened();

    const cells = await expectForecastMatrix({ app: portal, database, publisher: people.admin, instead });

    expect(cells).toBeGreaterThan(5000);
  });
});

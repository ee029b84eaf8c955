import { expect, test } from 'vitest';
import { expectForecastMatrix } from '../access/forecastMatrix.ts';
import { eachLibrary, people } from './eachLibrary.ts';

/** Nearly every operation changes hands. */
const instead = {
  ...{ librarian: 'member', member: 'librarian', 'signed-in': 'librarian', public: 'signed-in' },
  ...{ 'studio-edit': 'member', 'studio-preview': 'public' },
};

eachLibrary('[M7] the access matrix of a dry run', (opened) => {
  test('is what the API answers after publishing, for each role and operation', async () => {
    const { library, database } = opened();

    const cells = await expectForecastMatrix({ app: library, database, publisher: people.librarian, instead });

    expect(cells).toBeGreaterThan(300);
  });
});

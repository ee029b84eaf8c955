import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp } from '../testing/openToyApp.ts';

eachDatabase('a query', (database) => {
  test('beyond a limit of its definition is refused with the limit', async () => {
    const toy = await openToyApp(database());
    await addToyAccount(database(), { email: 'ann@library.example' });
    const token = await toy.signIn('ann@library.example');

    const refused = await toy.call('GET', `/drafts/new-loan?key=${'k'.repeat(256)}`, { token });

    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { '/key': 'Key must have no more than 255 characters' } },
    });
  });
});

import { expect, test } from 'vitest';
import { people } from '../../../portal/testing/portalPeople.ts';
import { changeLogin, merge, newContractor } from './steps/accounts.ts';
import { eachRoad } from './steps/openRoad.ts';
import { changeManager, projectsOf, seen } from './steps/projects.ts';
import { envelopesOf, letterTo, openLetter, sendPacket, sign, voidPacket } from './steps/signing.ts';

eachRoad('packets whose people or letters change', (road) => {
  test('a packet that was voided and sent again is signed by the new letters alone', async () => {
    const email = 'signer@freelance.example';
    const { key } = await newContractor(road(), email);
    await sendPacket(road(), key);
    const [first] = await envelopesOf(road(), key);
    const [oldManager, oldContractor] = [await letterTo(road(), people.manager), await letterTo(road(), email)];
    const opened = await openLetter(road(), oldContractor);
    expect((await voidPacket(road(), first?.['envelopeGuid'])).status).toBe(204);
    await sendPacket(road(), key);

    expect((await sign(road(), opened)).status).not.toBe(200);
    expect(await openLetter(road(), oldManager)).toBeUndefined();
    for (const to of [people.manager, email]) {
      expect((await sign(road(), await openLetter(road(), await letterTo(road(), to)))).status).toBe(200);
    }

    const states = (await envelopesOf(road(), key)).map(({ status }) => status).toSorted();
    expect(states).toEqual(['completed', 'voided']);
  });

  test('a packet that is voided while the last one signs is either complete or voided, never both', async () => {
    const email = 'racer@freelance.example';
    const { key } = await newContractor(road(), email);
    await sendPacket(road(), key);
    const [envelope] = await envelopesOf(road(), key);
    await sign(road(), await openLetter(road(), await letterTo(road(), people.manager)));
    const ticket = await openLetter(road(), await letterTo(road(), email));

    const [signed, voided] = await Promise.all([sign(road(), ticket), voidPacket(road(), envelope?.['envelopeGuid'])]);

    expect([signed.status === 200, voided.status === 204].toSorted()).toEqual([false, true]);
    const [after] = await envelopesOf(road(), key);
    expect(after?.['status']).toBe(signed.status === 200 ? 'completed' : 'voided');
  });

  test('a letter that is opened in two tabs is signed once', async () => {
    const email = 'tabbed@freelance.example';
    const { key } = await newContractor(road(), email);
    await sendPacket(road(), key);
    const letter = await letterTo(road(), email);
    const tickets = [await openLetter(road(), letter), await openLetter(road(), letter)];

    const answers = await Promise.all(tickets.map((ticket) => sign(road(), ticket)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [envelope] = await envelopesOf(road(), key);
    expect(envelope).toMatchObject({ status: 'delivered', signaturesMissing: 1 });
  });

  test('a letter to an address that the contractor left opens nothing, and the packet is signed when it is sent again', async () => {
    const { key } = await newContractor(road(), 'leaves@freelance.example');
    await sendPacket(road(), key);
    const letter = await letterTo(road(), 'leaves@freelance.example');
    const ticket = await openLetter(road(), letter);
    await changeLogin(road(), 'leaves@freelance.example', 'reaches@freelance.example');

    expect((await sign(road(), ticket)).status).toBe(422);
    expect(await openLetter(road(), letter)).toBeUndefined();
    const [envelope] = await envelopesOf(road(), key);
    expect(envelope).toMatchObject({ status: 'delivered', signaturesMissing: 2 });
    await voidPacket(road(), envelope?.['envelopeGuid']);
    await sendPacket(road(), key);

    const again = await letterTo(road(), 'reaches@freelance.example');
    expect((await sign(road(), await openLetter(road(), again))).status).toBe(200);
    const states = (await envelopesOf(road(), key)).map(({ status }) => status).toSorted();
    expect(states).toEqual(['delivered', 'voided']);
  });

  test('a letter to a user ID that was merged away opens nothing, and nobody has signed for who is kept', async () => {
    const { key } = await newContractor(road(), 'merged@freelance.example');
    const kept = await newContractor(road(), 'merges@freelance.example');
    await sendPacket(road(), key);
    const letter = await letterTo(road(), 'merged@freelance.example');
    await merge(road(), 'merged@freelance.example', 'merges@freelance.example');

    expect(await openLetter(road(), letter)).toBeUndefined();

    expect(await envelopesOf(road(), key)).toMatchObject([{ status: 'sent', signaturesMissing: 2 }]);
    expect(await projectsOf(kept.window)).toContain(key);
  });

  test('a letter to a manager who was replaced opens nothing, and the contractor’s own still does', async () => {
    const email = 'signs@freelance.example';
    const { key } = await newContractor(road(), email);
    await sendPacket(road(), key);
    const letter = await letterTo(road(), people.manager);
    await changeManager(road(), key, [people.manager, people.otherManager]);

    expect(await openLetter(road(), letter)).toBeUndefined();
    expect((await sign(road(), await openLetter(road(), await letterTo(road(), email)))).status).toBe(200);

    expect(await envelopesOf(road(), key)).toMatchObject([{ status: 'delivered', signaturesMissing: 1 }]);
    expect(await seen(road(), key, people.manager)).toMatchObject({ answered: 404 });
  });
});

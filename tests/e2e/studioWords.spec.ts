import { openDefinition, openStudio, publish } from './actInStudio.ts';
import { expect, long, test } from './fixtures.ts';
import { ways } from './hands.ts';
import { open, tokenOf } from './inStudio.ts';
import { administrator } from './people.ts';
import { beSignedIn } from './signIn.ts';

test.use({ story: 'studio-words' });

const questions = {
  mouse: {
    number: 308,
    texts: {
      English: 'Do you have relatives who work for this client?',
      French: 'Avez-vous des proches qui travaillent pour ce client ?',
      Romanian: 'Aveți rude care lucrează pentru acest client?',
      Chinese: '您有亲属在该客户处工作吗？',
    },
  },
  keyboard: {
    number: 301,
    texts: {
      English: 'Do you own a share in a supplier of this client?',
      French: 'Possédez-vous une part d’un fournisseur de ce client ?',
      Romanian: 'Dețineți o parte dintr-un furnizor al acestui client?',
      Chinese: '您是否持有该客户供应商的股份？',
    },
  },
};

for (const { way, handsOn } of ways) {
  test(`a question is reworded in four languages with ${way}`, long, async ({ page, portal }) => {
    test.slow();
    const hands = handsOn(page);
    const { number, texts } = questions[hands.name];
    await beSignedIn(page, portal, administrator);
    await openStudio(page, portal, hands);
    await openDefinition(page, hands, 'flow', 'conflict-bank');
    await hands.press(page.getByRole('tab', { name: 'Texts' }));
    const region = page.getByRole('region', { name: new RegExp(`${number} › text$`) });
    for (const [language, text] of Object.entries(texts)) await hands.fill(region.getByLabel(language), text);
    await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible({ timeout: 60_000 });
    await publish(page, hands, 'Ask in fewer words');
    console.info(`Question in four languages with ${way}: ${hands.used()}`);

    await open(page, portal, 'flow', 'conflict-bank');
    await page.getByRole('tab', { name: 'Texts' }).click();
    for (const [language, text] of Object.entries(texts))
      await expect(region.getByLabel(language)).toHaveValue(text, { timeout: 60_000 });
    await expect(page.getByText('As published')).toBeVisible();
  });
}

const conditions = {
  mouse: {
    other: 'Have you received gifts or favors from employees of this client during the last 12 months?',
    ...{ answer: 'Of greater value', written: `=this.q310 == 'Of greater value'` },
  },
  keyboard: {
    other: 'Do you, or does a member of your household, work for another port operator?',
    ...{ answer: 'Yes', written: `=this.q313 == 'Yes'` },
  },
};

for (const { way, handsOn } of ways) {
  test(`a question depends on another with ${way}`, long, async ({ page, portal }) => {
    test.slow();
    const hands = handsOn(page);
    const { other, answer, written } = conditions[hands.name];
    await beSignedIn(page, portal, administrator);
    await openStudio(page, portal, hands);
    await openDefinition(page, hands, 'flow', 'conflict-bank');
    await hands.press(page.getByRole('treeitem', { name: /^By submitting, you confirm/ }));
    const condition = page.getByRole('region', { name: 'Shown when' });
    await hands.choose(condition.getByLabel('Depends on'), other);
    await hands.choose(condition.getByLabel('Answer'), answer);
    await publish(page, hands, 'Ask only who has to confirm');
    console.info(`Question that depends on another with ${way}: ${hands.used()}`);

    const current = await page.request.get(`${portal.url}/definitions/current`);
    const { hash }: { readonly hash: string } = await current.json();
    const address = `${portal.url}/api/releases/${hash}/definition?kind=flow&definition=conflict-bank`;
    const read = await page.request.get(address, { headers: await tokenOf(page, portal, administrator) });
    const { text }: { readonly text: string } = await read.json();
    const { questions: all }: { readonly questions: readonly object[] } = JSON.parse(text);
    expect(all.at(-1)).toMatchObject({ question: 311, when: written });
  });
}

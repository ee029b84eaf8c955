import type { Page } from '@playwright/test';
import { expect, long, test } from './fixtures.ts';
import { beSignedIn, settled } from './signIn.ts';
import type { Portal } from './startPortal.ts';

test.use({ story: 'market', definitions: 'examples/street-market' });

const clerk = 'carla@market-office.example';
const ben = 'ben@honey.example';
const odile = 'odile@potterie.example';

const day = 24 * 60 * 60 * 1000;
const marketDay = new Date(Date.now() + 30 * day).toISOString().slice(0, 10);

const english = {
  business: 'Name of the Business',
  language: 'English',
  day: 'Market Day',
  harbour: 'Harbour',
  next: 'Next',
  back: 'Back',
  edit: 'Edit',
  noStall: 'Add at least one stall',
  add: 'Add a stall',
  goods: 'Goods, row 1',
  kind: 'Kind, row 1',
  food: 'Food and Drink',
  metres: 'Metres, row 1',
  size: '4.5',
  power: 'Power, row 1',
  kilowatts: 'Kilowatts, row 1',
  noKilowatts: 'Kilowatts is required',
  yes: 'Yes',
  gas: 'Gas',
  none: 'None',
  large: 'Six kilograms',
  noGas: 'Gas is allowed with a fire extinguisher only.',
  nowhere: 'Nowhere at the stall',
  water: 'At running water',
  apply: 'Apply',
  noBasin: 'Food needs a hand basin',
  fee: '€76.25',
  toApplication: 'To the Application',
  arrived: (number: string) => `Application ${number} has arrived`,
  read: 'Read',
  print: 'Print',
  letter: 'The fee is €76.25.',
};

type Words = typeof english;

/** French texts on a phone: there, a row is a card, and its fields are labelled without the number of the row. */
const french: Words = {
  business: 'Nom de l’entreprise',
  language: 'Français',
  day: 'Jour de marché',
  harbour: 'Port',
  next: 'Suivant',
  back: 'Retour',
  edit: 'Modifier',
  noStall: 'Ajoutez au moins un stand',
  add: 'Ajouter un stand',
  goods: 'Marchandises',
  kind: 'Genre',
  food: 'Alimentation et boissons',
  metres: 'Mètres',
  size: '4,5',
  power: 'Électricité',
  kilowatts: 'Kilowatts',
  noKilowatts: '« Kilowatts » est obligatoire',
  yes: 'Oui',
  gas: 'Au gaz',
  none: 'Aucun',
  large: 'Six kilogrammes',
  noGas: 'Le gaz n’est admis qu’avec un extincteur.',
  nowhere: 'Nulle part au stand',
  water: 'À l’eau courante',
  apply: 'Faire la demande',
  noBasin: 'L’alimentation exige un lave-mains',
  fee: '76,25\u00a0€',
  toApplication: 'Voir la demande',
  arrived: (number: string) => `Nous avons reçu votre demande ${number}`,
  read: 'Lire',
  print: 'Imprimer',
  letter: '76,25\u00a0€',
};

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).last().click();
}

/** Selects one of a few options: radio buttons in a form and in a card, a drop-down list in a row of a table. */
async function choose(page: Page, field: string, choice: string): Promise<void> {
  const list = page.getByRole('combobox', { name: field });
  const buttons = page.getByRole('radiogroup', { name: field });
  await expect(list.or(buttons)).toBeVisible();
  if ((await list.count()) > 0) await list.selectOption({ label: choice });
  else await buttons.getByRole('radio', { name: choice }).check();
}

/** Answers every step of the wizard up to the review, including typical mistakes. */
async function fillApplication(page: Page, portal: Portal, words: Words): Promise<void> {
  const problem = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  await page.goto(`${portal.url}/apply`);
  await settled(page);
  await page.getByRole('textbox', { name: words.business }).fill('Soup of the Day');
  await page.getByRole('radio', { name: words.language }).check();
  await press(page, words.next);
  await page.getByLabel(words.day).fill(marketDay);
  await page.getByRole('radio', { name: words.harbour }).check();
  await press(page, words.next);

  await press(page, words.next);
  await problem(words.noStall);
  await press(page, words.add);
  await page.getByRole('textbox', { name: words.goods }).fill('Fish soup');
  await choose(page, words.kind, words.food);
  await page.getByRole('textbox', { name: words.metres, exact: true }).fill(words.size);
  await page.getByRole('checkbox', { name: words.power, exact: true }).check();
  await press(page, words.next);
  await problem(words.noKilowatts);
  await page.getByRole('textbox', { name: words.kilowatts }).fill('6');
  await expect(page.getByText(words.fee).first()).toBeVisible();
  await press(page, words.next);

  await page.getByRole('radio', { name: words.yes }).first().check();
  await page.getByRole('main').getByRole('combobox').selectOption({ label: words.gas });
  await page.getByRole('radio', { name: words.none }).check();
  await page.getByRole('radio', { name: words.nowhere }).check();
  await press(page, words.next);
  await problem(words.noGas);
  await page.getByRole('radio', { name: words.large }).check();
  await press(page, words.next);
}

for (const [language, person, width, words, details] of [
  ['en', ben, 1440, english, {}],
  ['fr', odile, 390, french, long],
] as const) {
  test(`a trader applies in ${language}, and corrects what the server refuses`, details, async ({ page, portal }) => {
    // given
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((locale) => window.localStorage.setItem('locale', locale), language);
    await beSignedIn(page, portal, person);
    await fillApplication(page, portal, words);

    // when
    await press(page, words.apply);
    await expect(page.getByText(words.noBasin).first()).toBeVisible();
    await press(page, words.back);
    await press(page, words.edit);
    await page.getByRole('radio', { name: words.water }).check();
    await press(page, words.next);
    await press(page, words.apply);

    // then
    const main = page.getByRole('main');
    await expect(main).toContainText(/A-0000[4-9]/);
    // Each application gets the next number, also at a second try.
    const number = /A-\d{5}/.exec(await main.innerText())?.[0] ?? '';
    await expect(page.getByRole('main')).toContainText(words.fee);
    await page.getByRole('main').getByText(words.toApplication).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page.getByRole('main')).toContainText('Fish soup');
    await expect(page.getByRole('main')).toContainText(words.large);
    await page.getByRole('main').getByRole('button', { name: words.print }).click();
    await expect(page.getByRole('dialog')).toContainText('Fish soup');
    await expect(page.getByRole('dialog')).toContainText(words.large);

    await page.goto(`${portal.url}/mailbox`);
    await settled(page);
    const mails = page.getByRole('main').getByRole('row').or(page.getByRole('main').getByRole('listitem'));
    await mails
      .filter({ hasText: words.arrived(number) })
      .getByRole('button', { name: words.read })
      .click();
    await expect(page.getByRole('dialog')).toContainText(words.letter);
  });
}

test('the office approves an application, and its letter has the language of the trader', async ({ page, portal }) => {
  // given
  await beSignedIn(page, portal, clerk);
  await page.goto(`${portal.url}/dashboard`);
  await settled(page);
  const month = new Date(Date.now() + 21 * day).toLocaleString('en', { month: 'long', year: 'numeric' });
  const groups = page.getByRole('main').getByRole('row').filter({ hasText: 'Approved' });
  await expect(groups).toContainText([`Harbour${month}Approved1€70.00`]);

  // when
  await page.goto(`${portal.url}/applications/A-00003`);
  await settled(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('dialog').getByText('Place is required').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Place' }).fill('H 7');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();

  // then
  await expect(page.getByText('A-00003 is approved.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await page.goto(`${portal.url}/mailbox`);
  await settled(page);
  await page
    .getByRole('row')
    .filter({ hasText: 'Votre demande A-00003 est acceptée' })
    .getByRole('button', { name: 'Read' })
    .click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('link', { name: 'votre demande' }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'Application A-00003' })).toBeVisible();
});

test('the office refuses with a reason, and a trader reads it and sees nobody else’s application', async ({
  page,
  portal,
}) => {
  // given
  await beSignedIn(page, portal, clerk);
  await page.goto(`${portal.url}/applications/A-00001`);
  await settled(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('The Old Town is full on that day.');
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('A-00001 is refused.').first()).toBeVisible();

  // when
  await beSignedIn(page, portal, ben);
  await page.goto(`${portal.url}/applications/A-00001`);
  await settled(page);

  // then
  await expect(page.getByRole('main')).toContainText('The Old Town is full on that day.');
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await page.goto(`${portal.url}/applications/A-00002`);
  await expect(page.getByText('This could not be found.')).toBeVisible();
});

test('statements with Yes and No are read as one question', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, clerk);
  await page.goto(`${portal.url}/applications/A-00002`);
  await settled(page);

  await expect(page.getByRole('term').filter({ hasText: 'What holds for your stall?' })).toHaveCount(1);
  await expect(page.getByRole('definition').filter({ hasText: /^(Yes|No)$/ })).toContainText([
    'No',
    'Yes',
    'No',
    'Yes',
  ]);
});

import { readFile } from 'node:fs/promises';
import { expect, long, test } from './fixtures.ts';
import { administrator } from './people.ts';
import { beSignedIn, settled } from './signIn.ts';

test.use({ story: 'translators' });

for (const { format, extension, edit } of [
  { format: 'XLIFF', extension: 'xlf', edit: (text: string) => text.replaceAll('>Tableau de bord<', '>Aperçu<') },
  { format: 'CSV', extension: 'csv', edit: (text: string) => text.replaceAll(',Tableau de bord,', ',Aperçu,') },
]) {
  test(`translations leave the studio as ${format}, and come back as drafts`, long, async ({ page, portal }) => {
    // given
    await beSignedIn(page, portal, administrator);
    await page.goto(`${portal.url}/studio?studio.area=languages`);
    await settled(page);
    await expect(page.getByText(/texts are live, of which 0 have no translation/)).toBeVisible();
    await page.getByRole('switch', { name: 'Include texts that are translated' }).click();

    // when
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: new RegExp(`^Export \\d{4} as ${format}$`) }).click();
    const saved = await started;
    const written = await readFile(await saved.path(), 'utf8');
    const translated = edit(written);
    const sent = { name: `back.${extension}`, mimeType: 'text/plain', buffer: Buffer.from(translated) };
    await page.getByLabel('Import translations').setInputFiles(sent);

    // then
    expect([saved.suggestedFilename(), translated === written]).toEqual([`texts-fr.${extension}`, false]);
    const dialog = page.getByRole('dialog', { name: `Import back.${extension}` });
    await expect(dialog.getByText(/^Translations to change: \d+, in definitions: \d+\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Import translations' }).click();
    await expect(page.getByRole('tab', { name: 'Changes' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('“Tableau de bord”').or(page.getByText('Aperçu')).first()).toBeVisible();
  });
}

test('a file that is none is refused in words, and changes nothing', long, async ({ page, portal }) => {
  await beSignedIn(page, portal, administrator);
  await page.goto(`${portal.url}/studio?studio.area=languages`);
  await settled(page);
  const input = page.getByLabel('Import translations');
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  for (const [content, reason] of [
    ['<a/>', 'XLIFF of version 2 expected.'],
    ['a,b\n1,2\n', 'The file has no column kind, definition, path, source, target.'],
    ['<xliff version="2.1" trgLang="ro"/>', 'The file is for the language "ro", "fr" expected.'],
  ] as const) {
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(content) });
    await expect(dialog.getByRole('alert')).toContainText(reason);
    await expect(dialog.getByRole('button', { name: 'Import translations' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { expect, long, test } from './fixtures.ts';
import { fillSignIn } from './signIn.ts';

test.use({ story: 'embed', definitions: 'examples/lending-library' });

const configFile = join(import.meta.dirname, '..', '..', 'examples', 'embed', 'vite.config.ts');

let outDir = '';

test.beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'formwork-embed-'));
  await build({ configFile, logLevel: 'error', build: { outDir } });
});

test.afterAll(() => rm(outDir, { recursive: true, force: true }));

test(
  'an application that embeds a table, a form and a wizard works with the data of the server',
  long,
  async ({ page, portal }) => {
    // Given the built application on its own server, which forwards calls
    process.env['API_URL'] = portal.url;
    const server = await preview({ configFile, logLevel: 'error', build: { outDir }, preview: { port: 0 } });
    try {
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await fillSignIn(page, 'librarian@lindenhof.example');

      // Then the table lists the books of the server
      const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
      await expect(rows).toHaveCount(10);
      await expect(rows.first()).toContainText('A Grammar of Bells');

      // When the form is submitted
      await page.getByRole('textbox', { name: 'ISBN' }).fill('978-0-00-000090-0');
      await page.getByRole('textbox', { name: 'Title' }).fill('A Bee in the Attic');
      await page.getByRole('textbox', { name: 'Author' }).fill('Una Vale');
      await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Novel' });
      await page.getByRole('button', { name: 'Add Book' }).click();

      // Then the table shows what the server has stored, and the form is empty again
      await expect(rows.first()).toContainText('A Bee in the Attic');
      await expect(page.getByRole('textbox', { name: 'Author' })).toHaveValue('');

      // When the wizard continues, then it shows its next step
      await page.getByRole('radio', { name: 'Yes' }).check();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'First Name' })).toBeVisible();

      // Then the address of the application is still its own
      expect(new URL(page.url()).pathname).toBe('/');
    } finally {
      await server.close();
    }
  },
);

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { dropI18nextMethods } from '../../web/dropI18nextMethods.ts';

const { transform } = dropI18nextMethods;
const handler = typeof transform === 'object' ? transform.handler : undefined;
const library = readFileSync(fileURLToPath(import.meta.resolve('i18next')), 'utf8');

function write(source: string): string {
  const error = (message: string) => {
    throw new Error(message);
  };
  return handler && Reflect.apply(handler, { parse: parseAst, error }, [source]).code;
}

test('What is left of i18next in a page still looks texts up and passes them to a format', async () => {
  // given
  const written = write(library);
  const { createInstance }: typeof import('i18next') = await import(
    `data:text/javascript,${encodeURIComponent(written)}`
  );
  const instance = createInstance();
  const format = { type: 'i18nFormat' as const, addLookupKeys: () => undefined, parse: (text: string) => `<${text}>` };
  // when
  void instance
    .use(format)
    .init({ lng: 'fr', fallbackLng: 'en', resources: { en: { translation: { title: 'Books' } } } });
  // then
  expect(instance.t('title')).toBe('<Books>');
  expect(written.length).toBeLessThan(library.length * 0.85);
});

test('A version of i18next without the methods that are left out does not build', () => {
  const renamed = library.replace('  saveMissing(', '  storeMissing(');

  expect(() => write(renamed)).toThrow('i18next has changed: look at Connector');
});

import { sql } from 'kysely';
import { resolveTemplate, type Scope, type TemplateModel } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import { preparedPrefix } from '../database/preparedStatements.ts';
import { defaultLocale, findLocale } from '../locales/chooseLocale.ts';

type Row = Readonly<Record<string, unknown>>;

/** A recipient of a mail, and the language. */
export interface Receiver {
  readonly to: string;
  readonly locale: string;
}

/** Returns the distinct addresses of a mail, and the number of recipients without an address. */
export function addressesIn(
  template: TemplateModel,
  scope: Scope,
): { readonly addresses: readonly string[]; readonly without: number } {
  const addresses = new Map<string, string>();
  let without = 0;
  for (const expression of [template.to].flat()) {
    for (const value of [resolveTemplate(expression, scope)].flat()) {
      const address = typeof value === 'string' ? value.trim() : '';
      const known = address.toLowerCase();
      if (address === '') without += 1;
      else if (!addresses.has(known)) addresses.set(known, address);
    }
  }
  return { addresses: [...addresses.values()], without };
}

type Context = Pick<HandlerContext, 'release' | 'locale' | 'scope'>;

interface Addressed {
  readonly template: TemplateModel;
  readonly addresses: readonly string[];
  readonly scope: Scope;
}

/**
 * Returns the recipients of a mail with their languages: that of the template, else that of the last sign-in
 * (`kept`, see `findLanguages`), else that of the request if the recipient or an anonymous user makes it, else that of
 * the portal.
 */
export function receiversOf(
  context: Context,
  { template, addresses, scope }: Addressed,
  kept: Row,
): readonly Receiver[] {
  const { release } = context;
  const wished = template.language === undefined ? undefined : resolveTemplate(template.language, scope);
  const told = findLocale(wished, release.locales);
  if (told !== undefined) return addresses.map((to) => ({ to, locale: told }));
  const { user } = context.scope;
  return addresses.map((to) => {
    const isOwn = !user.signedIn || user.email?.toLowerCase() === to.toLowerCase();
    const otherwise = isOwn ? context.locale : defaultLocale(release);
    return { to, locale: findLocale(kept[to.toLowerCase()], release.locales) ?? otherwise };
  });
}

/** Returns the languages of accounts, by address in lower case. */
export async function findLanguages({ db }: Pick<HandlerContext, 'db'>, addresses: readonly string[]): Promise<Row> {
  const asked = [...new Set(addresses.flatMap((address) => [address, address.toLowerCase()]))];
  const { rows } = await sql<{ email: string; language: string | null }>`${preparedPrefix}select email, language
    from account where email = any(${asked})`.execute(db);
  return Object.fromEntries(rows.map(({ email, language }) => [email.toLowerCase(), language]));
}

import { hrefOf, type Release, type Scope, type TemplateModel } from '#engine';
import { InvalidDefinitionError } from '../contract/InvalidDefinitionError.ts';

interface LinkInput {
  readonly given: Readonly<Record<string, unknown>>;
  readonly scope: Scope;
  readonly release: Release;
  readonly publicUrl: string;
}

/** The addresses of the links of a mail by their names, as they are outside of the portal. */
export function linkAddresses(
  { id, links = {} }: TemplateModel,
  { given, scope, release, publicUrl }: LinkInput,
): Readonly<Record<string, string>> {
  // Parameters are bound by name to what the mail is given, not to the request that it is written in.
  const own = { ...scope, variables: { setting: release.settings, ...given } };
  return Object.fromEntries(
    Object.entries(links).map(([name, link]) => {
      const address = hrefOf(link.screen, link.with, own, release);
      if (address !== undefined) return [name, `${publicUrl.replace(/\/$/, '')}${address}`];
      throw new InvalidDefinitionError({
        definition: `${id}.template.json`,
        pointer: `/links/${name}`,
        reason: 'a part of the address has no value',
      });
    }),
  );
}

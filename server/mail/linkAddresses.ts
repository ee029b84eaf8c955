import { hrefOf, type Release, type Scope, type TemplateModel } from '#engine';
import { InvalidDefinitionError } from '../contract/InvalidDefinitionError.ts';

interface LinkInput {
  readonly given: Readonly<Record<string, unknown>>;
  readonly scope: Scope;
  readonly release: Release;
  readonly publicUrl: string;
}

/**
 * Returns the absolute URLs of the links of a mail, by name. Throws an `InvalidDefinitionError` if a parameter is
 * missing.
 */
export function linkAddresses(
  { id, links = {} }: TemplateModel,
  { given, scope, release, publicUrl }: LinkInput,
): Readonly<Record<string, string>> {
  // Parameters are bound by name to what is passed to the mail, not to the request.
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

import { envSchema } from 'env-schema';
import type { ServerFacts } from '../contract/handler.types.ts';
import type { PortalSettings } from '../contract/Portal.types.ts';

/**
 * Reads the settings of a portal, as `readConfig` reads those of the server. Throws an error that lists every invalid
 * setting.
 */
export function readSettings(
  settings: PortalSettings | undefined,
  variables: NodeJS.ProcessEnv,
  options: { readonly dotenv?: boolean } = {},
): Partial<ServerFacts> {
  if (settings === undefined) return {};
  const { properties, read } = settings;
  const given = Object.entries(variables).filter(([name]) => Object.hasOwn(properties, name));
  const schema = { type: 'object', properties };
  // Passed as `data`, because env-schema would otherwise add the process environment to that of a test.
  const data = Object.fromEntries(given);
  return read(envSchema<Record<string, string>>({ schema, data, env: false, dotenv: options.dotenv ?? false }));
}

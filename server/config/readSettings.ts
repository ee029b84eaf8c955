import { envSchema } from 'env-schema';
import type { ServerFacts } from '../contract/handler.types.ts';
import type { PortalSettings } from '../contract/Portal.types.ts';

/** Reads a portal's own settings as `readConfig` reads the server's; throws with every fault named. */
export function readSettings(
  settings: PortalSettings | undefined,
  variables: NodeJS.ProcessEnv,
  options: { readonly dotenv?: boolean } = {},
): Partial<ServerFacts> {
  if (settings === undefined) return {};
  const { properties, read } = settings;
  const given = Object.entries(variables).filter(([name]) => Object.hasOwn(properties, name));
  const schema = { type: 'object', properties };
  // Given as data: env-schema would otherwise mix in the whole process environment of a test.
  const data = Object.fromEntries(given);
  return read(envSchema<Record<string, string>>({ schema, data, env: false, dotenv: options.dotenv ?? false }));
}

import type { PortalSettings } from '../contract/Portal.types.ts';
import { configSchema } from './configSchema.ts';

/**
 * Returns the text of `.env.example`: every setting of the server and of a portal with its description, commented out
 * at its default.
 */
export function writeEnvExample(settings?: PortalSettings): string {
  const entries = Object.entries({ ...configSchema.properties, ...settings?.properties }).map(
    ([name, { description, default: value }]) => `# ${description}\n# ${name}=${String(value)}\n`,
  );
  return `# Copy to .env and uncomment what differs from the default.\n\n${entries.join('\n')}`;
}

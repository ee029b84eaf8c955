import { configSchema } from './configSchema.ts';

/** The text of `.env.example`: every setting with its reason, commented out at its default. */
export function writeEnvExample(): string {
  const entries = Object.entries(configSchema.properties).map(
    ([name, { description, default: value }]) => `# ${description}\n# ${name}=${String(value)}\n`,
  );
  return `# Copy to .env and uncomment what differs from the default.\n\n${entries.join('\n')}`;
}

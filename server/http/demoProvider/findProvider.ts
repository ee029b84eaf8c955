import { configSchema } from '../../config/configSchema.ts';
import type { Config } from '../../config/readConfig.ts';
import type { DemoPerson } from '../../contract/DemoPerson.types.ts';
import { createSignInProvider } from '../../sso/createSignInProvider.ts';
import type { SignInProvider } from '../../sso/SignInProvider.types.ts';
import { type DemoProvider, openDemoProvider } from './openDemoProvider.ts';

type Settings = Pick<Config, 'oidc' | 'oidcCallback' | 'publicUrl' | 'demoData'>;

interface FoundProvider {
  readonly provider?: SignInProvider;
  readonly demo?: DemoProvider;
}

/** Returns the configured provider; with demo data, the demo provider; otherwise none. */
export function findProvider(config: Settings, people: readonly DemoPerson[]): FoundProvider {
  const { oidc, oidcCallback: callback, publicUrl, demoData } = config;
  if (oidc !== undefined) return { provider: createSignInProvider({ ...oidc, callback: publicUrl + callback }) };
  if (!demoData || people.length === 0) return {};
  const callbacks = configSchema.properties.OIDC_CALLBACK.enum;
  const demo = openDemoProvider({ publicUrl, callback, callbacks, people });
  return { provider: demo.provider, demo };
}

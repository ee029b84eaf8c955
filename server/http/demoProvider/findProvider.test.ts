import { expect, test } from 'vitest';
import { findProvider } from './findProvider.ts';

const settings = { publicUrl: 'https://portal.example', oidcCallback: '/login/callback', demoData: true };
const readers = [{ email: 'rita@readers.example', firstName: 'Rita', lastName: 'Reader', roles: ['Member'] }];
const oidc = { issuer: 'https://id.example', clientId: 'portal' };

test('a configured provider is the only one, with demo data too', () => {
  const { provider, demo } = findProvider({ ...settings, oidc }, readers);

  expect(provider).toBeDefined();
  expect(demo).toBeUndefined();
});

test('without one, the demo provider is there with demo data alone', () => {
  const { provider, demo } = findProvider(settings, readers);

  expect(demo).toBeDefined();
  expect(provider).toBe(demo?.provider);
  expect(findProvider({ ...settings, demoData: false }, readers)).toEqual({});
  expect(findProvider(settings, [])).toEqual({});
});

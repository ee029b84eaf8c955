import { describe, expect, test } from 'vitest';
import { assertNodeVersion } from './assertNodeVersion.ts';
import { readConfig } from './readConfig.ts';

describe('configuration', () => {
  test('has a default for everything', () => {
    expect(readConfig({ TIME_ZONE: 'Europe/Paris' })).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      databaseLimits: { connectSeconds: 10, statementSeconds: 30 },
      sessionMinutes: 60,
      mailbox: 'demo',
      mailFrom: 'Formwork <no-reply@formwork.example>',
      oidcCallback: '/login/okta/callback',
      logLevel: 'info',
      rateLimit: 1200,
      release: 'published',
      loginLimit: 10,
      publishOwnDrafts: true,
      bodyLimit: 1_048_576,
      fileLimit: 26_214_400,
      trustProxy: 0,
      demoData: true,
      adminEmail: 'admin@formwork.example',
      timeZone: 'Europe/Paris',
    });
  });

  test('reads numbers and switches from text', () => {
    const config = readConfig({ PORT: '8080', DEMO_DATA: 'false', DATABASE_URL: 'postgres://db.example/portal' });

    expect(config).toMatchObject({ port: 8080, demoData: false, databaseUrl: 'postgres://db.example/portal' });
  });

  test('names what is wrong', () => {
    expect(() => readConfig({ PORT: 'many' })).toThrow(/PORT must be integer/);
    expect(() => readConfig({ SESSION_SECRET: 'short' })).toThrow(/SESSION_SECRET must match pattern/);
  });

  test('believes as many proxies as there are, or those of some networks, and never everybody', () => {
    const trusted = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy;

    expect([trusted('false'), trusted('2'), trusted('10.0.0.0/8, ::1,loopback')]).toEqual([
      0,
      2,
      ['10.0.0.0/8', '::1', 'loopback'],
    ]);
    expect(() => trusted('true')).toThrow(
      'TRUST_PROXY=true believes whatever address a caller writes into X-Forwarded-For. Write the number of your proxies (1) or their networks (10.0.0.0/8,192.168.1.7,loopback,linklocal,uniquelocal). If one proxy is before this server, write TRUST_PROXY=1.',
    );
    for (const wrong of ['99', 'yes', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', '1.2.3'])
      expect(() => trusted(wrong)).toThrow(/TRUST_PROXY/);
  });

  test('takes a provider with its name for us, and its secret where there is one', () => {
    const named = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'portal' };

    expect(readConfig(named).oidc).toEqual({ issuer: 'https://id.example', clientId: 'portal' });
    expect(readConfig({ ...named, OIDC_CLIENT_SECRET: 's' }).oidc).toEqual({
      issuer: 'https://id.example',
      clientId: 'portal',
      clientSecret: 's',
    });
    expect(() => readConfig({ OIDC_ISSUER: 'https://id.example' })).toThrow('OIDC_CLIENT_ID is needed');
  });

  test('takes a provider without TLS from the machine itself only', () => {
    const named = { OIDC_CLIENT_ID: 'portal' };

    expect(readConfig({ ...named, OIDC_ISSUER: 'http://localhost:4000/id' }).oidc?.issuer).toBe(
      'http://localhost:4000/id',
    );
    expect(() => readConfig({ ...named, OIDC_ISSUER: 'http://id.example' })).toThrow(/OIDC_ISSUER must match pattern/);
    expect(() => readConfig({ ...named, OIDC_ISSUER: 'http://localhost.id.example' })).toThrow(/must match pattern/);
  });

  test('needs Node 24', () => {
    expect(() => assertNodeVersion('20.20.2')).toThrow('Node 24 or newer is needed, this is 20.20.2.');
    expect(() => assertNodeVersion('24.1.0')).not.toThrow();
  });
});

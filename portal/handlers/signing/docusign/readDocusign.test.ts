import { expect, test } from 'vitest';
import { readDocusign } from './readDocusign.ts';

test('without an integration key no account is configured', () => {
  expect(readDocusign({ DOCUSIGN_INTEGRATION_KEY: '', DOCUSIGN_ACCOUNT_ID: 'a' })).toBeUndefined();
});

test('an account that is set by half stops the start and names what is missing', () => {
  expect(() => readDocusign({ DOCUSIGN_INTEGRATION_KEY: 'key', DOCUSIGN_USER_ID: 'u' })).toThrow(
    'DOCUSIGN_INTEGRATION_KEY needs DOCUSIGN_ACCOUNT_ID, DOCUSIGN_KEY_FILE too.',
  );
});

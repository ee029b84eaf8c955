import { describe, expect, test } from 'vitest';
import { createClamdScanner } from './createClamdScanner.ts';

describe('the address of a virus scanner', () => {
  test.each(['http://127.0.0.1:3310', 'tcp://', '3310', 'unix:'])('is refused as %s', (address) => {
    expect(() => createClamdScanner(address)).toThrow('CLAMD_URL must be tcp://host:3310 or unix:/path');
  });

  test('that nobody listens at fails, so that no file counts as clean', async () => {
    const scanner = createClamdScanner('unix:/nowhere/clamd.ctl');

    await expect(scanner.scan(import.meta.filename)).rejects.toThrow('ENOENT');
  });
});

import { describe, expect, test } from 'vitest';
import { readFilesUrl } from './readFilesUrl.ts';

describe('the address of a bucket', () => {
  test('has a bucket, and everything else by default', () => {
    expect(readFilesUrl('s3://files')).toEqual({ bucket: 'files', prefix: '', region: 'us-east-1' });
  });

  test('names a prefix, a region and a service', () => {
    const address = readFilesUrl('s3://files/library/covers/?region=eu-central-1&endpoint=http://127.0.0.1:9000');

    expect(address).toEqual({
      bucket: 'files',
      prefix: 'library/covers/',
      region: 'eu-central-1',
      endpoint: 'http://127.0.0.1:9000',
    });
  });

  test.each([
    ['https://files', 'must be s3://'],
    ['s3://', 'must be s3://'],
    ['s3://key:secret@files', 'Credentials are read from AWS_ACCESS_KEY_ID'],
    ['s3://files?zone=eu', 'It has "zone".'],
    ['s3://files?endpoint=storage', 'Its endpoint "storage" is no address.'],
  ])('is refused as %s', (text, message) => {
    expect(() => readFilesUrl(text)).toThrow(message);
  });
});

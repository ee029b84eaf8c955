/** A bucket, as `FILES_URL` specifies it. */
export interface BucketAddress {
  readonly bucket: string;
  /** Prefix of object names: empty, or with a trailing slash. */
  readonly prefix: string;
  readonly region: string;
  /** Address of a service other than AWS. */
  readonly endpoint?: string;
}

/**
 * Parses `s3://bucket/prefix?region=eu-central-1&endpoint=https://storage.example`. Throws with the expected format for
 * anything else, including a URL with credentials, because addresses are printed and logged.
 */
export function readFilesUrl(text: string): BucketAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const expected = 'FILES_URL must be s3://bucket/prefix?region=…&endpoint=…, of which only the bucket is required.';
  if (url?.protocol !== 's3:' || url.hostname === '') throw new Error(expected);
  if (url.username !== '' || url.password !== '') {
    throw new Error(`${expected} Credentials are read from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  }
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'region' && name !== 'endpoint');
  if (unknown !== undefined) throw new Error(`${expected} It has "${unknown}".`);
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !URL.canParse(endpoint)) {
    throw new Error(`${expected} Its endpoint "${endpoint}" is no address.`);
  }
  const path = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: path === '' ? '' : `${path}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    ...(endpoint === undefined ? {} : { endpoint }),
  };
}

/** Where a bucket is, as `FILES_URL` names it. */
export interface BucketAddress {
  readonly bucket: string;
  /** What the names of its objects begin with; empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  /** Address of a service that is not the one of AWS. */
  readonly endpoint?: string;
}

/**
 * Reads `s3://bucket/prefix?region=eu-central-1&endpoint=https://storage.example`. Throws with what is expected for
 * anything else: credentials in it too, because addresses are printed and logged.
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

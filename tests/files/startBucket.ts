import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

interface Bucket {
  /** Value of `FILES_URL`. */
  readonly url: string;
  /** Returns the number of objects. */
  count(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Starts a server with the S3 protocol and one bucket, in a folder that `close` removes. Sets the access keys in the
 * environment until then.
 */
export async function startBucket(): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'formwork-bucket-'));
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    // The server computes the signature of a list request without the slash that the client signs.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await server.run();
  const before = { ...process.env };
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return {
    url: `s3://files/library?region=eu-central-1&endpoint=${endpoint}`,
    count: async () => {
      const found = await readdir(join(directory, 'files'), { recursive: true });
      return found.filter((name) => name.endsWith('_object')).length;
    },
    close: async () => {
      for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

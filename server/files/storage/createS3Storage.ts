import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ObjectStorage } from '../../contract/FileStore.types.ts';
import type { BucketAddress } from './readFilesUrl.ts';

/** A file is sent in parts of this size, one after the other, to limit memory. */
const partSize = 5 * 1024 * 1024;

/** Stores objects in a bucket of S3 or a compatible service. Credentials are read from the environment. */
export function createS3Storage({ bucket, prefix, region, endpoint }: BucketAddress): ObjectStorage {
  const client = new S3Client({
    region,
    maxAttempts: 3,
    // A bucket that sends nothing for a while does not respond. With all attempts, users wait less than a minute.
    requestHandler: { connectionTimeout: 5000, socketTimeout: 15_000 },
    // Services other than AWS have no host name per bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
  return {
    async write(name, path) {
      const Body = createReadStream(path);
      const params = { Bucket: bucket, Key: `${prefix}${name}`, Body, ChecksumAlgorithm: 'SHA256' } as const;
      try {
        // A multipart upload is completed atomically, and aborted if a part fails.
        await new Upload({ client, params, partSize, queueSize: 1, leavePartsOnError: false }).done();
      } finally {
        Body.destroy();
      }
      await rm(path, { force: true });
    },

    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: `${prefix}${name}` }));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey || error instanceof NotFound) return undefined;
        throw error;
      }
    },

    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: `${prefix}${name}` }));
    },

    async check(abortSignal) {
      await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal });
    },

    async *list(folder) {
      const pages = paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: `${prefix}${folder === '' ? '' : `${folder}/`}` },
      );
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents) {
          if (Key === undefined || LastModified === undefined) continue;
          yield { name: Key.slice(prefix.length), modifiedAt: LastModified };
        }
      }
    },
  };
}

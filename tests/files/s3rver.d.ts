/** The part of a server with the protocol of S3 that tests use. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly allowMismatchedSignatures: boolean;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly unknown[] }[];
    });
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}

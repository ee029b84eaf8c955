/** The result of a call of the file system, or undefined where its path does not exist. */
export async function ifExists<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

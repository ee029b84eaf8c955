/** Something that ends, and how long it may take. */
export interface Ending {
  readonly name: string;
  readonly end: () => Promise<unknown>;
  readonly milliseconds: number;
  /** Cuts short what has not ended in its time. */
  readonly cut?: () => void;
}

/**
 * Ends one thing after the other, each in its time. What takes longer or fails is left behind: after a stop nothing is
 * worse off than after a kill, which loses nothing that was acknowledged. Tells what was left and why.
 */
export async function stopInTime(
  endings: readonly Ending[],
  onLeft: (name: string, why: unknown) => void,
): Promise<void> {
  for (const { name, end, milliseconds, cut } of endings) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`It took longer than ${milliseconds} ms.`)), milliseconds);
    });
    try {
      await Promise.race([end(), late]);
    } catch (error) {
      cut?.();
      onLeft(name, error);
    } finally {
      clearTimeout(timer);
    }
  }
}

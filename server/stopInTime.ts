/** A part of the server to stop, with a time limit. */
export interface Ending {
  readonly name: string;
  readonly end: () => Promise<unknown>;
  readonly milliseconds: number;
  /** Aborts it when its time has passed. */
  readonly cut?: () => void;
}

/**
 * Stops one part after the other, each within its time limit. A part that takes longer or fails is abandoned: the
 * result is no worse than after a kill, which loses no acknowledged data. `onLeft` is called with each abandoned part
 * and the reason.
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

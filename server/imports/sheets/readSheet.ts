import { Worker } from 'node:worker_threads';
import type { ReadSheet, SheetLimits } from './SheetContent.types.ts';

/** Memory and time that the largest workbook within the limits needs several times over. */
const memoryMegabytes = 192;
const milliseconds = 30_000;

/** Whether one is being read: two at once would need the memory of two. */
let reading: Promise<unknown> = Promise.resolve();

/**
 * Reads a local workbook in a thread of its own, which has its own limits of memory and time: a file that was made to
 * exhaust either ends its thread and nothing else. Files are read one after the other.
 */
export function readSheet(path: string, limits: SheetLimits): Promise<ReadSheet> {
  const read = reading.then(() => readInThread(path, limits));
  reading = read;
  return read;
}

function readInThread(path: string, limits: SheetLimits): Promise<ReadSheet> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), {
      workerData: { path, limits },
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: 32 },
      // A loader of the process, as a test runner has, does not belong in there.
      execArgv: [],
    });
    const end = (result: ReadSheet): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => end({ problem: 'sheetLarge' }), milliseconds);
    worker.once('message', (message: ReadSheet) => end(message));
    worker.once('error', () => end({ problem: 'sheetLarge' }));
    worker.once('exit', () => end({ problem: 'damaged' }));
  });
}

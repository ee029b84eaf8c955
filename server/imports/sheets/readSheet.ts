import { Worker } from 'node:worker_threads';
import type { ReadSheet, SheetLimits } from './SheetContent.types.ts';

/** Several times the memory and time that the largest workbook within the limits needs. */
const memoryMegabytes = 192;
const milliseconds = 30_000;

/** Workbooks are read one after the other, as two would need twice the memory. */
let reading: Promise<unknown> = Promise.resolve();

/**
 * Parses a local workbook in a separate thread with limits of memory and time, so that a malicious file can only end
 * its thread. Files are parsed one after the other.
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
      // The thread must not inherit loaders of the process, such as those of a test runner.
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

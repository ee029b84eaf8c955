import { parentPort, workerData } from 'node:worker_threads';
import { parseSheet } from './parseSheet.ts';

const { path, limits } = workerData;
parentPort?.postMessage(await parseSheet(path, limits));

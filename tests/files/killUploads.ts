import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('uploadForEver.ts', import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.cache/formwork/compiled', import.meta.url));

/** Assumed duration of an upload in milliseconds, until one has been measured. */
const guessedLength = 100;

interface Place {
  /** Folder or URL of the database. */
  readonly where: string;
  /** Folder of the files. */
  readonly folder: string;
  /** Value of `FILES_URL`. */
  readonly bucket?: string | undefined;
}

interface Report {
  /** IDs of the files with a row. */
  readonly rows: readonly string[];
  /** Number of files without a row that were removed. */
  readonly swept: number;
  readonly faults: readonly string[];
}

/** The report of a process, and the IDs of the files that it stored afterwards. */
export interface Upload extends Report {
  readonly answered: readonly string[];
}

/**
 * Starts a process that uploads files repeatedly, and kills it without warning at a random time within an upload, after
 * none, one or two complete ones. Each process reports the state that the previous one has left.
 */
export async function killUploads(place: Place, kills: number): Promise<readonly Upload[]> {
  const reports: Upload[] = [];
  for (let kill = 0; kill <= kills; kill += 1) reports.push(await runOnce(place, kill % 3));
  return reports;
}

function runOnce({ where, folder, bucket }: Place, whole: number): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_COMPILE_CACHE: cache, ...(bucket === undefined ? {} : { FILES_URL: bucket }) };
    const child = spawn(process.execPath, [script, where, folder], { stdio: ['pipe', 'pipe', 'pipe'], env });
    let said = '';
    let complaint = '';
    let since = 0;
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.stdout.on('data', (chunk: Buffer) => {
      const before = uploadsIn(said);
      said += chunk.toString();
      const now = Date.now();
      const length = before < 1 ? guessedLength : Math.max(1, now - since);
      since = now;
      if (before < whole && uploadsIn(said) >= whole) setTimeout(() => child.kill('SIGKILL'), randomInt(length));
    });
    child.once('exit', (_code, signal) => {
      if (signal !== 'SIGKILL') return reject(new Error(`The uploading process ended by itself: ${complaint}`));
      const [first = '', _ready, ...answered] = said.split('\n');
      const report: Report = JSON.parse(first);
      // The last line may be incomplete.
      resolve({ ...report, answered: answered.slice(0, -1) });
    });
  });
}

/** Returns the number of completed uploads; -1 before the first one starts. */
function uploadsIn(text: string): number {
  return Math.max(-1, text.split('\n').length - 3);
}

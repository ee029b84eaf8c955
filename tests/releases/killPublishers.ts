import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('publishForEver.ts', import.meta.url));

/** The processes share a compile cache. */
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/formwork/compiled', import.meta.url)),
};

/** The assumed length of a publication in milliseconds, until one was measured. */
const guessedLength = 250;

interface Report {
  readonly faults: readonly string[];
  readonly releases: number;
}

/**
 * Starts a process that publishes to a database again and again, and kills it at a random moment within its first,
 * second or third publication. Each process reports what the previous one left. The last one is also killed, and
 * another one inspects the database. Returns one report per process.
 */
export async function killPublishers(where: string, kills: number): Promise<readonly Report[]> {
  const reports: Report[] = [];
  for (let kill = 0; kill <= kills; kill += 1) reports.push(await runOnce(where, kill % 3));
  return reports;
}

function runOnce(where: string, whole: number): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, where], { stdio: ['pipe', 'pipe', 'pipe'], env });
    let said = '';
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    let since = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      const before = linesOf(said);
      said += chunk.toString();
      const now = Date.now();
      const length = before === 0 ? guessedLength : Math.max(1, now - since);
      since = now;
      // The first line is the report. Each further line means that a release is live.
      const isDue = before <= whole && linesOf(said) > whole;
      if (isDue) setTimeout(() => child.kill('SIGKILL'), randomInt(length));
    });
    child.once('exit', (_code, signal) => {
      if (signal !== 'SIGKILL') return reject(new Error(`The publisher ended by itself: ${complaint}`));
      const report: Report = JSON.parse(said.split('\n')[0] ?? '');
      resolve(report);
    });
  });
}

function linesOf(text: string): number {
  return text.split('\n').length - 1;
}

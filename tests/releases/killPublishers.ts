import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('publishForEver.ts', import.meta.url));

/** What one process has compiled the next need not compile again. */
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/formwork/compiled', import.meta.url)),
};

/** Until a publication has been timed: how long one may take. */
const guessedLength = 250;

interface Report {
  readonly faults: readonly string[];
  readonly releases: number;
}

/**
 * Starts a publishing process on a database again and again, and kills it without warning at a moment that chance has
 * chosen within the length of a publication, after none, one or two whole ones. Each process says what the one before has left; the last one is killed too, and another looks after it.
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
      // The first line says what was found, every other one that a release is out.
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

import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('publishForEver.ts', import.meta.url));

/** Long enough for a few releases, short enough to hit every point of one. */
const longestLife = 250;

interface Report {
  readonly faults: readonly string[];
  readonly releases: number;
}

/**
 * Starts a publishing process on a database again and again, and kills it without warning at a moment that chance has
 * chosen. Each process says what the one before has left; the last one is killed too, and another looks after it.
 */
export async function killPublishers(where: string, kills: number): Promise<readonly Report[]> {
  const reports: Report[] = [];
  for (let kill = 0; kill <= kills; kill += 1) reports.push(await runOnce(where));
  return reports;
}

function runOnce(where: string): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, where], { stdio: ['pipe', 'pipe', 'pipe'] });
    let said = '';
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.stdout.on('data', (chunk: Buffer) => {
      const isFirst = !said.includes('\n');
      said += chunk.toString();
      if (isFirst && said.includes('\n')) setTimeout(() => child.kill('SIGKILL'), randomInt(longestLife));
    });
    child.once('exit', (_code, signal) => {
      if (signal !== 'SIGKILL') return reject(new Error(`The publisher ended by itself: ${complaint}`));
      const report: Report = JSON.parse(said);
      resolve(report);
    });
  });
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installWithApt } from './installWithApt.mjs';

// The headless shell renders like Chromium but without windows, which makes the tests a sixth faster.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a browser for the tests: `CHROMIUM`, the system's, Playwright's, or Debian's package, which is
 * installed if needed.
 */
export async function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const found = usual.find((path) => existsSync(path)) ?? (await playwrights());
  if (found) return found;
  // Older systems have no package of the headless shell.
  const isInstalled = installWithApt(['chromium-headless-shell']) || installWithApt(['chromium']);
  return isInstalled ? usual.find((path) => existsSync(path)) : undefined;
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Returns the version of a browser for the log. */
export function versionOf(path) {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return path;
  }
}
